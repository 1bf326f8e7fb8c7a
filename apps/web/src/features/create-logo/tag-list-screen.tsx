export const TagListScreen = () => <h1 />;
