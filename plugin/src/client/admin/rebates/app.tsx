import { ImportPage } from '../shared/import/import-page';
import { RecordScreen } from '../shared/record/record-screen';
import { useListScreen } from '../shared/use-list-screen';
import { rebateImport } from './import-kind';
import { RebateList } from './list';
import { rebateKind } from './rebate-kind';

/** The rebates screen: the list, the rebate that the address names, or the import. */
export function App() {
	const screen = useListScreen();
	const { query, setQuery, isFromList, list, back } = screen;

	if ( query.view === 'import' ) {
		isFromList.current = true;

		return (
			<ImportPage
				kind={ rebateImport() }
				query={ query }
				setQuery={ setQuery }
				onClose={ () => back( { view: '' } ) }
			/>
		);
	}

	return (
		<RecordScreen kind={ rebateKind() } screen={ screen }>
			<RebateList { ...list } />
		</RecordScreen>
	);
}
