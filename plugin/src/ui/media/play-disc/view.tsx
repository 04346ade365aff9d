import icons from '@contracts/icons.json';
import { Icon } from '../../controls/icon/view';

/** The disc with a triangle that says: this plays. It is decoration of the button or link that it stands in. */
export const View = () => (
	<span className="hvac-play-disc">
		<Icon svg={ icons.play } />
	</span>
);
