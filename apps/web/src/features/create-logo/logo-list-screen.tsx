export const LogoListScreen = () => <h1 />;
