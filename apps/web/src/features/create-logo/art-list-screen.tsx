export const ArtListScreen = () => <h1 />;
