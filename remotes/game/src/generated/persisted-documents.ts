/** SHA-256 of each operation as it is sent, by operation name. */
export const persistedDocuments: Readonly<Record<string, string>> = {
  "GameOpenCombat": "3874c679c6995bdd9139ed93457b0d6c945cbccdb9e0f3022caedc0f3fe17ca5",
  "GameHunt": "46169616b9b89299a71d74aa5eddf038855bc912d49f0da5c267b30cc162c486",
  "GameQuickHunt": "63a4c938304ffd82fc5cd9eb757b37e21f56424192f67d9c8c122f63e3ebc639",
  "GameCoffinHunt": "b37ca829e3e5eafe482f3bc020713da4121ff7a8670aa75c1bcc20a3089675f8",
  "GameInventoryNow": "6cb0d79eb183860c4beca9e8b0bcd47beb9aae69a21fd977072012614ab77868",
  "GameShop": "6a18fbd9c5412a06635df75858c82f3f18cb2ded7cd77509f86285bfb909b7eb",
  "GameBuy": "e9098bf7752e475969d13c62aafe2fa2aa7816bc177ad84a2d8cc3c43f7ed826",
  "GameRegions": "9de151817956c9eaef8aa4f7b50cf4fe86fffe718b8cbfcb0a58eec173eeafa0",
  "GameTravel": "ef20b56c5b66b384e6abfd72a024a3dc56b5ed832de2d44d352b8070e510b298",
  "GameJournal": "9bc7f59bbd17afd83375071bf24569de88ca5971a0d3b1b7ee04899d70dcf68f",
  "GameNews": "221d3a17aebfd3813bc6d292c3239806c20239bd49c6445e61e0859673eaaf14",
  "GameTakeGift": "93b1ef04c24d6ad7395395e31a6f5aabc6aa2be9ff1ce315037c0efd69123721",
  "GameEquip": "9613211b7dd5cce0fd1df54359f008c93b4706f2a9670da26831b679aec2bedc",
  "GameUnequip": "a9a5204a1127e9a2460ba5e87c74384cdd206568b9f6570b273cd6b274260bcb",
  "GameChangeSetup": "3daec7e5bbbf769896dda445fa225e7e6720da4d2eb860c08a2380603c15c457",
  "GameSell": "cba86a08d57c512bbb8b4e6b199a5199bd8cb1593af86f8c2c7204b4b96ff491",
  "GamePlayerNow": "420e2ae7a89565313228a735c3961e26c39942b29d4eac1df72fdafc5689535c",
  "GameWelcome": "a40eec22116cb67bbb03837084e3b1aaa50aa835e7b7b591c236caee1919a054",
  "GameCloseWelcome": "728df960d5d071d08ab5f817ee185c8d1457911d39f4b436218676b8f76c31a7",
  "GameLogout": "627d6e3cdcebb4c3d8ba2cc08c3c0e2136ddec3805f514f56e546ae47d382be2"
}
