import { ImportPage } from '../shared/import/import-page';
import { useListScreen } from '../shared/use-list-screen';
import { rebateImport } from './import-kind';
import { RebateList } from './list';

/** The rebates screen: the list or the import. */
export function App() {
	const { query, setQuery, list, back } = useListScreen();

	return query.view === 'import' ? (
		<ImportPage
			kind={ rebateImport() }
			query={ query }
			setQuery={ setQuery }
			onClose={ () => back( { view: '' } ) }
		/>
	) : (
		<RebateList { ...list } />
	);
}
