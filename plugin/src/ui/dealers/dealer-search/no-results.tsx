import { shortPlace, textsOfNobody } from '@client/dealer-search/announcement';
import { type Shown, failureText } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import type { DealerSearch } from '@client/dealer-search/use-dealer-search';
import { cardProps } from '@client/domain/dealer-card';
import { addressQuery } from '@client/domain/dealers-address';
import icons from '@contracts/icons.json';
import { Message } from '@ui/controls/message/view';
import { NearestDealer } from '@ui/dealers/nearest-dealer/view';
import { NoDealers } from './no-dealers';

interface Props extends SearchProps {
	dealerSearch: DealerSearch;
	shown: Shown | null;
}

/** Why there is no card to show; the twin of `DealerSearch\DealerSearchMessage`. */
export function NoResults( props: Props ) {
	const { id, texts, phone, cardConfig, findMore, shown } = props;
	const { address, search, find, turn } = props.dealerSearch;

	if ( search.status === 'none' ) {
		return <Message svg={ icons.mapPin } title={ texts.noPlace } />;
	}
	if ( search.status === 'failed' || ( shown?.isStuck && ! shown.dealers ) ) {
		const failure = search.status === 'failed' ? search.failure : 'closed';
		const words = failureText( failure );
		const onPress = () => {
			// If the routes are blocked, the page itself answers.
			if ( failure === 'closed' ) {
				return false;
			}
			find( address.place );
			return true;
		};

		return (
			<Message
				svg={ failure === 'busy' ? icons.clock : icons.triangleAlert }
				title={ texts[ words ] }
				text={ texts[ `${ words }Help` ] }
				phone={ phone }
				action={ { text: texts.retry, href: addressQuery( address ), onPress } }
			/>
		);
	}
	if ( shown?.total === 0 ) {
		const answer = search.status === 'found' ? search.answer : null;

		return (
			<>
				<NoDealers
					place={ shortPlace( address.place ) }
					texts={ { ...texts, ...( answer && textsOfNobody( answer, texts ) ) } }
					phone={ phone }
					findMore={ findMore }
				/>
				{ answer?.nearest && (
					<NearestDealer
						caption={ texts.nearest }
						card={ cardProps( `${ id }-nearest`, answer.nearest, cardConfig ) }
					/>
				) }
			</>
		);
	}

	return shown?.matching === 0 ? (
		<Message
			svg={ icons.searchX }
			title={ texts.noMatch }
			action={ {
				text: texts.clear,
				href: addressQuery( { ...address, from: 1, filters: [] } ),
				onPress: () => turn( { filters: [], from: 1 } ),
			} }
		/>
	) : null;
}
