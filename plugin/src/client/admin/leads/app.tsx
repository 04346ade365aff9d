import { useListScreen } from '../shared/use-list-screen';
import { Access } from './access';
import { filterOf, orderArguments, sortingOf } from './filter';
import { LeadList } from './list';
import { LeadPage } from './lead/lead-page';
import { Statistics } from './statistics';

/** The leads screen: the list, the lead that the address names, the statistics, or the roles with access. */
export function App() {
	const { query, setQuery, lastOpened, isFromList, list, back } = useListScreen();
	const { lead = '', view = '' } = query;
	const toList = ( message = '' ) => back( { lead: '', view: '' }, message );

	if ( view === 'statistics' ) {
		return (
			<Statistics
				query={ query }
				setQuery={ setQuery }
				onClose={ () => setQuery( { view: '', days: '', from: '', to: '' } ) }
			/>
		);
	}

	if ( view === 'access' ) {
		return <Access onClose={ toList } />;
	}

	if ( lead !== '' ) {
		lastOpened.current = lead;

		return (
			<LeadPage
				key={ lead }
				reference={ lead }
				list={ { ...filterOf( query ), ...orderArguments( sortingOf( query ) ) } }
				takesFocus={ isFromList.current }
				onOpen={ ( other ) => {
					isFromList.current = true;
					setQuery( { lead: other } );
				} }
				onClose={ toList }
			/>
		);
	}

	isFromList.current = true;

	return <LeadList { ...list } />;
}
