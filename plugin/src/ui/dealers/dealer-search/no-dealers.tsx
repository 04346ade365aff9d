import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Message, type Props as MessageProps } from '@ui/controls/message/view';

interface Props {
	place: string;
	texts: Record< 'nobody' | 'nobodyHelp' | 'findMore', string >;
	phone: MessageProps[ 'phone' ];
	/** A page that leads to other dealers. */
	findMore: string;
}

/** The message that there is no dealer for a place; the twin of `DealerSearch\DealerSearchMessage::nobody()`. */
export const NoDealers = ( { place, texts, phone, findMore }: Props ) => (
	<Message
		svg={ icons.searchX }
		title={ fill( texts.nobody, { zip: place } ) }
		text={ texts.nobodyHelp }
		phone={ phone }
		action={ { text: texts.findMore, href: findMore } }
	/>
);
