/** SHA-256 of each operation as it is sent, by operation name. */
export const persistedDocuments: Readonly<Record<string, string>> = {
  "AdminItemChoices": "a99b9118dbec1e235a6a8bd381532dc60106531ecb26d1a5d71a3983991ecc25",
  "AdminCurrencyChoices": "125674d304c149d793f63f0f58ebeddacbcdceae70aa7f96c905ce3351687183",
  "AdminStatChoices": "142e24eeaa97936bcb11d2570afd9a79f1ff57922f670430af4ab7c54373393f",
  "AdminEnemies": "82883115e68ae32c52487bc572e5733b4964ec60f22f6172ad59415f08ecaec8",
  "AdminEnemy": "82f73349ccf50b56c7dfd57ffbcebdad915d5e4bf9b8e8b80197f5a4e11f0d13",
  "AdminHuntingTables": "845d796118bd2b312d538bca8bcaa9692841920d3f85c6cd13b0eb7673a22c95",
  "AdminCreateEnemy": "f0f3a29f000ce34c14d66932b88690b514679b955ac50d030bb6cd0b11598c00",
  "AdminUpdateEnemy": "ac5fbdf8d71f814a56b74e4e19b4fc1c6022893ac494865658a642f66ce6785b",
  "AdminDeleteEnemy": "e7d12a0fd1e7578ed7755de418d6b68390120146adeedf83b087338410390a15"
}
