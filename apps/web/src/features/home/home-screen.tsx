export const HomeScreen = () => <h1 />;
