import { __ } from '@wordpress/i18n';
import { FIELDS } from './paste-layout';
import type { PastedProduct } from './pasted-products';
import { headings } from './product-blocks';

interface Props {
	products: PastedProduct[];
	/** The names of the tabs, in order. */
	labels: string[];
}

/** The products that pasted cells become, before they are added. */
export function PastePreview( { products, labels }: Props ) {
	const fields = FIELDS.filter( ( field ) => products.some( ( product ) => product[ field ] ) );
	const names = headings();

	return (
		// Wide tables scroll, also by keys.
		<div className="hvac-paste-preview" tabIndex={ 0 } role="group" aria-label={ __( 'Preview', 'hvac-blocks' ) }>
			<table>
				<caption>{ __( 'These products will be added', 'hvac-blocks' ) }</caption>
				<thead>
					<tr>
						{ fields.map( ( field ) => (
							<th key={ field } scope="col">
								{ names[ field ] }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ products.map( ( product, index ) => (
						<tr key={ index }>
							{ fields.map( ( field ) => (
								<td key={ field }>{ shown( field, product[ field ] ?? '', labels ) }</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

/** A type is stored as its tab's number. */
const shown = ( field: ( typeof FIELDS )[ number ], value: string, labels: string[] ): string =>
	( field === 'product_type' && labels[ Number( value ) - 1 ] ) || value;
