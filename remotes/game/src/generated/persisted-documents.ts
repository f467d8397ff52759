/** SHA-256 of each operation as it is sent, by operation name. */
export const persistedDocuments: Readonly<Record<string, string>> = {
  "GameOpenCombat": "3874c679c6995bdd9139ed93457b0d6c945cbccdb9e0f3022caedc0f3fe17ca5",
  "GameHunt": "a5b7c9dbbae070b7d493ccb1bc86ebd258cace8ed6f8df6cb425ef6b1d193837",
  "GameQuickHunt": "3a50136aff2e7a330c77c8632275c946861bc4cd8552fa37353aa206e6e15949",
  "GameCoffinHunt": "33b2dffdc0e476bc9a6fa58f149477a871f15406936ead73ec4ae2b53156929f",
  "GameInventoryNow": "6cb0d79eb183860c4beca9e8b0bcd47beb9aae69a21fd977072012614ab77868",
  "GameShop": "6a18fbd9c5412a06635df75858c82f3f18cb2ded7cd77509f86285bfb909b7eb",
  "GameBuy": "030dd5a69928326dc4ba361ca80de2540dcd95b5a09bca9686b72e10b625212c",
  "GameRegions": "9de151817956c9eaef8aa4f7b50cf4fe86fffe718b8cbfcb0a58eec173eeafa0",
  "GameTravel": "9235300e64fb111b8ecacf6eec0f398b008ac0ad4c3a56f99f5973601994fa1e",
  "GameJournal": "9bc7f59bbd17afd83375071bf24569de88ca5971a0d3b1b7ee04899d70dcf68f",
  "GameNews": "221d3a17aebfd3813bc6d292c3239806c20239bd49c6445e61e0859673eaaf14",
  "GameTakeGift": "aa42e1b95736aa494abc4d4c1e05a38d73797f3f4d9d7558defc409fb25b8bcc",
  "GameEquip": "defa29f4437f3562c06505afc0a35184f0d714a06e9f7708f3446303d43bdc5f",
  "GameUnequip": "98da6eb8b447968d7e3a06f6a187c697f7ab116b7e2e90da59e22f1327d90eca",
  "GameChangeSetup": "34a4a7abbbac989732551a9218596fdec1d693ab6dcad36083e25e9389d4a35d",
  "GameSell": "afd5e2643d9cb963df1c3db1f6b23049dace93f76a26ed202930db4a28a573d2",
  "GamePlayerNow": "74fd60ff91301219b54a71e9b4228ebf4d32c3d0e753006dde2c68417bc9bc0f",
  "GameWelcome": "a40eec22116cb67bbb03837084e3b1aaa50aa835e7b7b591c236caee1919a054",
  "GameCloseWelcome": "728df960d5d071d08ab5f817ee185c8d1457911d39f4b436218676b8f76c31a7",
  "GameLogout": "627d6e3cdcebb4c3d8ba2cc08c3c0e2136ddec3805f514f56e546ae47d382be2"
}
