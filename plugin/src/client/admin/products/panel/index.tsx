/** The script of the product's panels, on the editor's page of products only: PHP's `ProductPanel` enqueues it. */
import { registerPlugin } from '@wordpress/plugins';
import { ProductPanels } from './panels';

registerPlugin( 'hvac-blocks-product', { render: ProductPanels } );
