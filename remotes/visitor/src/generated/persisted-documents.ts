/** SHA-256 of each operation as it is sent, by operation name. */
export const persistedDocuments: Readonly<Record<string, string>> = {
  "VisitorLogin": "c4b55f3c2060ceb7817ab22997b03e33987a8e152f7adaf989b93ba399136a7a",
  "VisitorRegister": "5681d590cb6ce53e6462bcd6b7f9b834553506460cae9c702dfa496e18cdbe0e",
  "VisitorActivateAccount": "0a72a47a084be3042dc0f82ea964afa5355e2a3b62fd77aecd3f2f30ffaeb68d",
  "VisitorResendActivationMail": "7fb539d01a2c06d27d8fa04ebf0d431ebcd9dad2cb2304d40c7b5c6fe1f4817d",
  "VisitorLogout": "34380b56cd0ef035c8271cb03c6c22d1f69301c4e04ef2aae7b03417e68ee0f4",
  "VisitorForgotPassword": "ce13138d77fab0b251751852ee85e185edccd6404478fd581d6402516d0d9998",
  "VisitorRetrievePassword": "be42660a5afaef5d72d6f18800fec99bdcb623a73ae149c3109eb261a15b4b48"
}
