import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useListScreen } from '../shared/use-list-screen';
import { DealerPage } from './dealer-page';
import { ImportPage } from '../shared/import/import-page';
import { dealerImport } from './import-kind';
import { DealerList } from './list';
import { PostalAreas } from './postal-areas';

/** The dealers screen: the list, the dealer that the address names, or the import. */
export function App() {
	const { query, setQuery, announcement, setAnnouncement, lastOpened, isFromList, list, back } = useListScreen();
	const { dealer = '', view = '' } = query;
	const [ warned, setWarned ] = useState< readonly string[] >( [] );
	const toList = ( message = '' ) => back( { dealer: '', view: '' }, message );

	if ( view === 'import' ) {
		isFromList.current = true;

		return (
			<ImportPage kind={ dealerImport() } query={ query } setQuery={ setQuery } onClose={ toList }>
				<Card>
					<CardHeader>
						<h3>{ __( 'ZIP and postal codes', 'hvac-blocks' ) }</h3>
					</CardHeader>
					<CardBody>
						<PostalAreas />
					</CardBody>
				</Card>
			</ImportPage>
		);
	}

	if ( dealer !== '' || view === 'new' ) {
		lastOpened.current = dealer;

		return (
			<DealerPage
				key={ dealer }
				companyId={ dealer }
				takesFocus={ isFromList.current }
				onStay={ () => setQuery( { dealer, view } ) }
				announcement={ announcement }
				warned={ announcement === '' ? [] : warned }
				onMade={ ( id, message, warnings ) => {
					setAnnouncement( message );
					setWarned( warnings );
					setQuery( { dealer: id, view: '' }, 'replace' );
				} }
				onClose={ toList }
			/>
		);
	}

	isFromList.current = true;

	return <DealerList { ...list } />;
}
