import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { ImportPage } from '../shared/import/import-page';
import { useDownload } from '../shared/use-download';
import { useListScreen } from '../shared/use-list-screen';
import { productImport } from './import-kind';

/** WordPress' own list of products. */
const LIST = 'edit.php?post_type=hvac_product';

/** Imports and exports products. */
export function App() {
	const { query, setQuery } = useListScreen();
	const { isBusy, problem, forget, save } = useDownload();

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
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ download }
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void ( isBusy || save( '/product-export', 'products.csv' ) ) }
			>
				{ __( 'Export', 'hvac-blocks' ) }
			</Button>
			{ problem && (
				<Notice status="error" onRemove={ forget }>
					{ problem.message }
				</Notice>
			) }
		</div>
	);
}
