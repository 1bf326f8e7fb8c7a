export const shareLink = (siteBase: string, creationId: string): string =>
  `${siteBase}/userShare?creationId=${encodeURIComponent(creationId)}`;

/** The picture of a shared logo under an address that does not change, for the cards of chat apps. */
export const sharePicture = (creationId: string): string =>
  `/api/userCreation/share/${encodeURIComponent(creationId)}/picture`;
