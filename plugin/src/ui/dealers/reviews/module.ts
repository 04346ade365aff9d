/** The dialog of a dealer's rating. A separate module, loaded only on a press. */
export { ReviewsDialog } from './dialog';
