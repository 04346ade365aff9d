import icons from '@contracts/icons.json';
import { Icon } from '../../controls/icon/view';

/** The play symbol: a disc with a triangle. Decorates the button or link that contains it. */
export const View = () => (
	<span className="hvac-play-disc">
		<Icon svg={ icons.play } />
	</span>
);
