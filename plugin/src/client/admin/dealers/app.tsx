import { useListScreen } from '../shared/use-list-screen';
import { DealerPage } from './dealer-page';
import { ImportPage } from './import/import-page';
import { DealerList } from './list';

/** The dealers screen: the list, the one dealer that the address names, or the import. */
export function App() {
	const { query, setQuery, said, setSaid, lastOpened, isFromList, list, back } = useListScreen();
	const { dealer = '', view = '' } = query;
	const toList = ( message = '' ) => back( { dealer: '', view: '' }, message );

	if ( view === 'import' ) {
		isFromList.current = true;

		return <ImportPage query={ query } setQuery={ setQuery } onClose={ toList } />;
	}

	if ( dealer !== '' || view === 'new' ) {
		lastOpened.current = dealer;

		return (
			<DealerPage
				key={ dealer }
				companyId={ dealer }
				takesFocus={ isFromList.current }
				onStay={ () => setQuery( { dealer, view } ) }
				said={ said }
				onMade={ ( id, message ) => {
					setSaid( message );
					setQuery( { dealer: id, view: '' }, 'replace' );
				} }
				onClose={ toList }
			/>
		);
	}

	isFromList.current = true;

	return <DealerList { ...list } />;
}
