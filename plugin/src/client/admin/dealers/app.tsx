import { useRef, useState } from '@wordpress/element';
import { useQuery } from '../shared/use-query';
import { DealerPage } from './dealer-page';
import { ImportPage } from './import-page';
import { DealerList } from './list';

/** The dealers screen: the list, the one dealer that the address names, or the import. */
export function App() {
	const [ query, setQuery ] = useQuery();
	const lastOpened = useRef( '' );
	const isFromList = useRef( false );
	const [ said, setSaid ] = useState( '' );
	const { dealer = '', view = '' } = query;
	const toList = ( message = '' ) => {
		setSaid( message );
		setQuery( { dealer: '', view: '' } );
	};

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

	return (
		<DealerList
			query={ query }
			setQuery={ ( change, how ) => {
				setSaid( '' );
				setQuery( change, how );
			} }
			lastOpened={ lastOpened.current }
			said={ said }
		/>
	);
}
