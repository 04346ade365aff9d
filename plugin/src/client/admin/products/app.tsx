import { __ } from '@wordpress/i18n';
import { ExportButton } from '../shared/export-button';
import { ImportPage } from '../shared/import/import-page';
import { useListScreen } from '../shared/use-list-screen';
import { productImport } from './import-kind';

/** WordPress' own list of products. */
const LIST = 'edit.php?post_type=hvac_product';

/** Imports and exports products. */
export function App() {
	const { query, setQuery } = useListScreen();

	return (
		<div className="hvac-products">
			<ImportPage
				kind={ productImport() }
				query={ query }
				setQuery={ setQuery }
				onClose={ () => window.location.assign( LIST ) }
			/>
			<h2>{ __( 'Export products', 'hvac-blocks' ) }</h2>
			<p>{ __( 'A CSV file with all products, which imports back unchanged.', 'hvac-blocks' ) }</p>
			<ExportButton path="/product-export" file="products.csv" />
		</div>
	);
}
