/** What a donor asks for who wants somebody told of a gift. */
export const aCard = {
  occasion: "memory",
  honoree: "Rosa Delgado",
  recipientName: "Luis Delgado",
  email: "luis@family.example",
  postalAddress: "",
  words: "",
  signature: "Ada Okoro",
};
