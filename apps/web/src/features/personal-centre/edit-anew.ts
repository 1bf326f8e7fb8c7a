import { useCurrentLogo } from '../../stores/current-logo.ts';

/** Opening from the shelf is a fresh start: newer work that this device remembers is offered, not taken for granted. */
export const editAnew = () => useCurrentLogo.setState({ currJson: '', iconId: '', creationId: '' });
