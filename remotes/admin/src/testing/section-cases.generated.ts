/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import type { SectionCase } from './section-case'

export const sectionCases: readonly SectionCase[] = [
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
      "itemTypeSlots": 1,
      "isEquipment": true,
      "alwaysEquipped": true,
      "orderIndex": 101,
      "imageId": ""
    },
    "defaults": {
      "itemTypeSlots": 0,
      "isEquipment": false,
      "alwaysEquipped": false,
      "orderIndex": 100,
      "imageId": ""
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
      "enemyType": "",
      "enemyRarity": "",
      "imageId": "",
      "animatedImageId": "",
      "flavorText": "sample-flavorText",
      "visible": true,
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
      "enemyType": "",
      "enemyRarity": "",
      "imageId": "",
      "animatedImageId": "",
      "flavorText": "",
      "visible": false,
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
      "imageId": ""
    },
    "defaults": {
      "orderIndex": 100,
      "imageId": ""
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
      "imageId": ""
    },
    "defaults": {
      "colorHex": "",
      "flavorText": "",
      "imageId": ""
    },
    "required": [
      "name",
      "shortName"
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
      "shortName": "sample-shortName",
      "flavorText": "sample-flavorText",
      "orderIndex": 101,
      "imageId": ""
    },
    "defaults": {
      "flavorText": "",
      "orderIndex": 100,
      "imageId": ""
    },
    "required": [
      "name",
      "shortName"
    ]
  }
]
