/** SHA-256 of each operation as it is sent, by operation name. */
export const persistedDocuments: Readonly<Record<string, string>> = {
  "VisitorLogin": "c6d0fd0f3c3f08b2b732ce25cf8c17a41075431f7a16f7761f1d021ad730c97d",
  "VisitorRegister": "0ba5a17d7b7a14652494294551c0a4c067ee86a0af15b3a12fcfe3a7c7270e06",
  "VisitorActivateAccount": "be6d567edead566a677213510ddd52745f621b45b1da2eb82f1323eb715123e5",
  "VisitorResendActivationMail": "881ad8320ff5312c834b5e346bb7a24ec3ec7310b1f1a05e9df2b894f13d41b4",
  "VisitorLogout": "16c5a0295a5ebe28d2ce7983f461ff574d38705c8d2f222121897f33b020cc6b",
  "VisitorForgotPassword": "d6c79f03f4891b4f624aa0f5ea25fcdcd2e0311d455a81da1c4ec0e2cbf4edb5",
  "VisitorRetrievePassword": "71091000cfc68ed81e85c7709ee725bd49faff50a2278d66ed60fd8b2f0441df",
  "VisitorBan": "025a760c4f4ff6fe7ccde369fcbd13d1d6d119cce4171f24f2f71b34f45f9ca4",
  "VisitorConfirmEmail": "3662f97bf219be66e30ef90de1ff90f969ca1efb4ba3daf8239e4d49a563809e"
}
