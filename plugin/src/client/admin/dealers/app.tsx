import { Card, CardBody, CardHeader } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useListScreen } from '../shared/use-list-screen';
import { ImportPage } from '../shared/import/import-page';
import { RecordScreen } from '../shared/record/record-screen';
import { ViewLink } from '../shared/view-link';
import { dealerKind } from './dealer-kind';
import { dealerImport } from './import-kind';
import { DealerList } from './list';
import { OwnFieldsPage } from './own-fields/page';
import { PostalAreas } from './postal-areas';
import { Schedule } from './schedule';

/** The dealers screen: the list, the dealer that the address names, or the import. */
export function App() {
	const screen = useListScreen();
	const { query, setQuery, isFromList, list, back } = screen;

	if ( query.view === 'schedule' ) {
		isFromList.current = true;

		return <Schedule query={ query } setQuery={ setQuery } />;
	}

	if ( query.view === 'import' ) {
		isFromList.current = true;

		return (
			<ImportPage
				kind={ dealerImport() }
				query={ query }
				setQuery={ setQuery }
				onClose={ ( message = '' ) => back( { dealer: '', view: '' }, message ) }
			>
				<Card>
					<CardHeader>
						<h3>{ __( 'Scheduled import', 'hvac-blocks' ) }</h3>
						<ViewLink
							to={ { view: 'schedule' } }
							text={ __( 'Open the schedule', 'hvac-blocks' ) }
							setQuery={ setQuery }
						/>
					</CardHeader>
				</Card>
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

	if ( query.view === 'fields' ) {
		isFromList.current = true;

		return <OwnFieldsPage onClose={ () => back( { dealer: '', view: '' } ) } />;
	}

	return (
		<RecordScreen kind={ dealerKind() } screen={ screen }>
			<DealerList { ...list } />
		</RecordScreen>
	);
}
