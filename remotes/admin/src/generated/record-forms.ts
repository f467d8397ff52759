/** Made of remotes/admin/records.json and the kinds of packages/content by `npm run generate`; change them there. */
import type { FormLayouts } from '../shared/record-fields/form-layout'

export const recordForms: FormLayouts = {
  "itemType": {
    "spans": {
      "slotCount": 3,
      "orderIndex": 3
    }
  },
  "enemy": {
    "first": [
      "currencies",
      "refund",
      "loot"
    ],
    "ratio": 0.8
  },
  "region": {
    "spans": {
      "sequence": 3,
      "requiredXp": 3,
      "rule": 6
    },
    "ratio": 2.5
  },
  "huntingGround": {
    "first": [
      "regionId"
    ],
    "spans": {
      "name": 3,
      "regionId": 3,
      "sequence": 3,
      "requiredXp": 3,
      "keyId": 6
    },
    "ratio": 2.5
  },
  "huntingTable": {
    "spans": {
      "name": 2
    }
  },
  "stat": {
    "first": [
      "shortName",
      "statType",
      "unitSymbol",
      "orderIndex"
    ],
    "spans": {
      "statType": 2
    }
  },
  "rank": {
    "spans": {
      "name": 3,
      "xp": 3,
      "rewardItemId": 6
    }
  },
  "news": {
    "first": [
      "message",
      "publishedAt",
      "rewardItemId"
    ],
    "spans": {
      "name": 3,
      "sequence": 3,
      "requiredXp": 3
    },
    "ratio": 2.5
  }
}
