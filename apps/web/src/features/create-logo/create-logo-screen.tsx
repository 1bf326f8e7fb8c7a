export const CreateLogoScreen = () => <h1 />;
