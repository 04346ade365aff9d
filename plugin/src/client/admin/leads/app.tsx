import { useRef } from '@wordpress/element';
import { useQuery } from '../shared/use-query';
import { LeadList } from './list';
import { LeadPage } from './lead-page';

/** The leads screen: the list, or the one lead that the address names. */
export function App() {
	const [ query, setQuery ] = useQuery();
	const lastOpened = useRef( '' );
	const isFromList = useRef( false );
	const { lead = '' } = query;

	if ( lead === '' ) {
		isFromList.current = true;

		return <LeadList query={ query } setQuery={ setQuery } lastOpened={ lastOpened.current } />;
	}

	lastOpened.current = lead;

	return (
		<LeadPage
			key={ lead }
			reference={ lead }
			takesFocus={ isFromList.current }
			onClose={ () => setQuery( { lead: '' } ) }
		/>
	);
}
