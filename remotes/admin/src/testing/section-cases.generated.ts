/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import type { SectionCase } from './section-case'

export const sectionCases: readonly SectionCase[] = [
  {
    "kind": "item",
    "path": "items",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "itemTypeId": null,
      "creatureTypeId": null,
      "trophyItemIds": [],
      "canAttractEnemyTypeId": null,
      "canAttractEnemyId": null,
      "rarityId": null,
      "image": null,
      "animatedImage": null,
      "flavorText": "sample-flavorText",
      "isVisible": true,
      "requiredXp": 1,
      "price": [],
      "refund": [],
      "isBuyable": true,
      "isInPremiumShop": true,
      "requiredSubscription": "PLATINUM",
      "stats": [],
      "isUnique": true,
      "craftingMaterials": [],
      "isTransferable": true
    },
    "values": {
      "name": "sample-name",
      "itemTypeId": null,
      "creatureTypeId": null,
      "trophyItemIds": [],
      "canAttractEnemyTypeId": null,
      "canAttractEnemyId": null,
      "rarityId": null,
      "imageId": null,
      "animatedImageId": null,
      "flavorText": "sample-flavorText",
      "isVisible": true,
      "requiredXp": 1,
      "price": [],
      "refund": [],
      "isBuyable": true,
      "isInPremiumShop": true,
      "requiredSubscription": "PLATINUM",
      "stats": [],
      "isUnique": true,
      "craftingMaterials": [],
      "isTransferable": true
    },
    "defaults": {
      "itemTypeId": null,
      "creatureTypeId": null,
      "trophyItemIds": [],
      "canAttractEnemyTypeId": null,
      "canAttractEnemyId": null,
      "rarityId": null,
      "imageId": null,
      "animatedImageId": null,
      "flavorText": "",
      "isVisible": false,
      "requiredXp": 0,
      "price": [],
      "refund": [],
      "isBuyable": false,
      "isInPremiumShop": false,
      "requiredSubscription": null,
      "stats": [],
      "isUnique": false,
      "craftingMaterials": [],
      "isTransferable": false
    },
    "required": [
      "name"
    ]
  },
  {
    "kind": "itemType",
    "path": "itemTypes",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "shortName": "sample-shortName",
      "slotCount": 1,
      "isEquipment": true,
      "countsWhileOwned": true,
      "orderIndex": 101,
      "image": null
    },
    "values": {
      "name": "sample-name",
      "shortName": "sample-shortName",
      "slotCount": 1,
      "isEquipment": true,
      "countsWhileOwned": true,
      "orderIndex": 101,
      "imageId": null
    },
    "defaults": {
      "slotCount": 0,
      "isEquipment": false,
      "countsWhileOwned": false,
      "orderIndex": 100,
      "imageId": null
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "enemy",
    "path": "enemies",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "enemyTypeId": null,
      "rarityId": null,
      "image": null,
      "animatedImage": null,
      "flavorText": "sample-flavorText",
      "isVisible": true,
      "xp": 1,
      "currencies": [],
      "refund": [],
      "stats": [],
      "equipment": {
        "items": []
      },
      "loot": []
    },
    "values": {
      "name": "sample-name",
      "enemyTypeId": null,
      "rarityId": null,
      "imageId": null,
      "animatedImageId": null,
      "flavorText": "sample-flavorText",
      "isVisible": true,
      "xp": 1,
      "currencies": [],
      "refund": [],
      "stats": [],
      "equipment": {
        "items": []
      },
      "loot": []
    },
    "defaults": {
      "enemyTypeId": null,
      "rarityId": null,
      "imageId": null,
      "animatedImageId": null,
      "flavorText": "",
      "isVisible": false,
      "xp": 0,
      "currencies": [],
      "refund": [],
      "stats": [],
      "equipment": {
        "items": []
      },
      "loot": []
    },
    "required": [
      "name"
    ]
  },
  {
    "kind": "enemyType",
    "path": "enemyTypes",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "shortName": "sample-shortName",
      "orderIndex": 101,
      "image": null
    },
    "values": {
      "name": "sample-name",
      "shortName": "sample-shortName",
      "orderIndex": 101,
      "imageId": null
    },
    "defaults": {
      "orderIndex": 100,
      "imageId": null
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "rarity",
    "path": "rarity",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "shortName": "sample-shortName",
      "colorHex": "#8a0303",
      "flavorText": "sample-flavorText",
      "image": null
    },
    "values": {
      "name": "sample-name",
      "shortName": "sample-shortName",
      "colorHex": "#8a0303",
      "flavorText": "sample-flavorText",
      "imageId": null
    },
    "defaults": {
      "colorHex": "",
      "flavorText": "",
      "imageId": null
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "region",
    "path": "regions",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "image": null,
      "animatedImage": null,
      "sequence": 1,
      "requiredXp": 1,
      "isVisible": true,
      "keyId": null,
      "rule": "BREATH",
      "flavorText": "sample-flavorText"
    },
    "values": {
      "name": "sample-name",
      "imageId": null,
      "animatedImageId": null,
      "sequence": 1,
      "requiredXp": 1,
      "isVisible": true,
      "keyId": null,
      "rule": "BREATH",
      "flavorText": "sample-flavorText"
    },
    "defaults": {
      "imageId": null,
      "animatedImageId": null,
      "sequence": 0,
      "requiredXp": 0,
      "isVisible": false,
      "keyId": null,
      "rule": null,
      "flavorText": ""
    },
    "required": [
      "name"
    ]
  },
  {
    "kind": "currency",
    "path": "currencies",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "singularName": "sample-singularName",
      "shortName": "sample-shortName",
      "flavorText": "sample-flavorText",
      "orderIndex": 101,
      "image": null
    },
    "values": {
      "name": "sample-name",
      "singularName": "sample-singularName",
      "shortName": "sample-shortName",
      "flavorText": "sample-flavorText",
      "orderIndex": 101,
      "imageId": null
    },
    "defaults": {
      "singularName": "",
      "flavorText": "",
      "orderIndex": 100,
      "imageId": null
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "stat",
    "path": "stats",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "shortName": "sample-shortName",
      "statType": "PROC",
      "procTypeId": null,
      "procEventTypeId": null,
      "affectedCreatureTypeId": null,
      "damageTypeId": null,
      "isYesNo": true,
      "rarityId": null,
      "orderIndex": 101,
      "image": null,
      "flavorText": "sample-flavorText",
      "unitSymbol": "sample-unitSymbol"
    },
    "values": {
      "name": "sample-name",
      "shortName": "sample-shortName",
      "statType": "PROC",
      "procTypeId": null,
      "procEventTypeId": null,
      "affectedCreatureTypeId": null,
      "damageTypeId": null,
      "isYesNo": true,
      "rarityId": null,
      "orderIndex": 101,
      "imageId": null,
      "flavorText": "sample-flavorText",
      "unitSymbol": "sample-unitSymbol"
    },
    "defaults": {
      "statType": "STAT",
      "procTypeId": null,
      "procEventTypeId": null,
      "affectedCreatureTypeId": null,
      "damageTypeId": null,
      "isYesNo": false,
      "rarityId": null,
      "orderIndex": 100,
      "imageId": null,
      "flavorText": "",
      "unitSymbol": ""
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "procType",
    "path": "procTypes",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "shortName": "sample-shortName",
      "image": null
    },
    "values": {
      "name": "sample-name",
      "shortName": "sample-shortName",
      "imageId": null
    },
    "defaults": {
      "imageId": null
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "damageType",
    "path": "damageTypes",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "shortName": "sample-shortName",
      "colorHex": "#8a0303",
      "image": null
    },
    "values": {
      "name": "sample-name",
      "shortName": "sample-shortName",
      "colorHex": "#8a0303",
      "imageId": null
    },
    "defaults": {
      "colorHex": "",
      "imageId": null
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "procEventType",
    "path": "procEventTypes",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "shortName": "sample-shortName",
      "image": null
    },
    "values": {
      "name": "sample-name",
      "shortName": "sample-shortName",
      "imageId": null
    },
    "defaults": {
      "imageId": null
    },
    "required": [
      "name",
      "shortName"
    ]
  },
  {
    "kind": "rank",
    "path": "ranks",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "xp": 1,
      "rewardItemId": null,
      "coffinCharges": 1,
      "flavorText": "sample-flavorText",
      "image": null
    },
    "values": {
      "name": "sample-name",
      "xp": 1,
      "rewardItemId": null,
      "coffinCharges": 1,
      "flavorText": "sample-flavorText",
      "imageId": null
    },
    "defaults": {
      "xp": 0,
      "rewardItemId": null,
      "coffinCharges": 0,
      "flavorText": "",
      "imageId": null
    },
    "required": [
      "name"
    ]
  },
  {
    "kind": "premiumPackage",
    "path": "premiumpackages",
    "title": "name",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "name": "sample-name",
      "priceUsd": {
        "cents": 100,
        "currency": "USD"
      },
      "month": 1,
      "year": 1,
      "subscriptionLevel": "PLATINUM",
      "category": "DIAMOND_DEAL_6",
      "isVisible": true,
      "image": null,
      "animatedImage": null,
      "flavorText": "sample-flavorText",
      "items": []
    },
    "values": {
      "name": "sample-name",
      "priceUsd": {
        "cents": 100,
        "currency": "USD"
      },
      "month": 1,
      "year": 1,
      "subscriptionLevel": "PLATINUM",
      "category": "DIAMOND_DEAL_6",
      "isVisible": true,
      "imageId": null,
      "animatedImageId": null,
      "flavorText": "sample-flavorText",
      "items": []
    },
    "defaults": {
      "priceUsd": {
        "cents": 0,
        "currency": "USD"
      },
      "month": 0,
      "year": 0,
      "subscriptionLevel": null,
      "category": null,
      "isVisible": false,
      "imageId": null,
      "animatedImageId": null,
      "flavorText": "",
      "items": []
    },
    "required": [
      "name"
    ]
  },
  {
    "kind": "news",
    "path": "news",
    "title": "header",
    "record": {
      "id": "aaaaaaaaaaaaaaaaaaaaaaaa",
      "revision": 2,
      "updatedAt": "2024-07-01T12:00:00.000Z",
      "header": "sample-header",
      "message": "sample-message",
      "image": null,
      "animatedImage": null,
      "publishedAt": "2024-07-01T12:00:00.000Z",
      "rewardItemId": null,
      "name": "sample-name",
      "sequence": 1,
      "keyId": null,
      "requiredXp": 1
    },
    "values": {
      "header": "sample-header",
      "message": "sample-message",
      "imageId": null,
      "animatedImageId": null,
      "publishedAt": "2024-07-01T12:00:00.000Z",
      "rewardItemId": null,
      "name": "sample-name",
      "sequence": 1,
      "keyId": null,
      "requiredXp": 1
    },
    "defaults": {
      "message": "",
      "imageId": null,
      "animatedImageId": null,
      "publishedAt": "1970-01-01T00:00:00.000Z",
      "rewardItemId": null,
      "name": "",
      "sequence": 0,
      "keyId": null,
      "requiredXp": 0
    },
    "required": [
      "header"
    ]
  }
]
