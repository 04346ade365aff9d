/** The dialog of a dealer's rating. A module of its own, so that it arrives only with a press. */
export { ReviewsDialog } from './dialog';
