export const shareLink = (siteBase: string, creationId: string): string =>
  `${siteBase}/userShare?creationId=${encodeURIComponent(creationId)}`;
