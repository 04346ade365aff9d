import { CheckboxControl, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { columnsOf, FIELDS, layoutOf, type FieldName, type PasteLayout } from './paste-layout';

interface Props {
	text: string;
	layout: PasteLayout;
	/** The fields' names in the editor's language. */
	names: Record< FieldName, string >;
	onChange: ( layout: PasteLayout ) => void;
}

/** Asks what each column of a pasted table contains, or each row if the products are columns. */
export function PasteColumns( { text, layout, names, onChange }: Props ) {
	const columns = columnsOf( text, layout );
	// What is recognized needs no answer; an open list stays open while its answers are given.
	const [ isRecognized ] = useState(
		layout.hasHeadings && columns.every( ( { heading }, index ) => heading === '' || layout.fields[ index ] )
	);
	const options = [
		{ value: '' as const, label: __( 'Not added', 'hvac-blocks' ) },
		...FIELDS.map( ( value ) => ( { value, label: names[ value ] } ) ),
	];
	const numbered = layout.isTransposed
		? /* translators: %d: the number of a row. */
			__( 'Row %d', 'hvac-blocks' )
		: /* translators: %d: the number of a column. */
			__( 'Column %d', 'hvac-blocks' );

	/** A field comes from one column: choosing it for another moves it. */
	const choose = ( at: number, field: FieldName | '' ) =>
		onChange( {
			...layout,
			fields: columns.map( ( _, index ) => {
				const other = layout.fields[ index ] ?? '';

				return index === at ? field : ( other !== field && other ) || '';
			} ),
		} );

	return (
		<details className="hvac-product-comparison__columns" open={ ! isRecognized }>
			<summary>{ __( 'What the cells contain', 'hvac-blocks' ) }</summary>
			<p>
				{ __(
					'Choose what each line of cells contains. The first cells are shown below. What you leave out is not added.',
					'hvac-blocks'
				) }
			</p>
			<CheckboxControl
				label={
					layout.isTransposed
						? __( 'The first column has headings', 'hvac-blocks' )
						: __( 'The first row has headings', 'hvac-blocks' )
				}
				checked={ layout.hasHeadings }
				onChange={ ( hasHeadings ) => onChange( { ...layout, hasHeadings } ) }
			/>
			<CheckboxControl
				label={ __( 'Each product is a column', 'hvac-blocks' ) }
				checked={ layout.isTransposed }
				onChange={ ( isTransposed ) => onChange( layoutOf( text, names, isTransposed ) ) }
			/>
			{ columns.map( ( { heading, values }, index ) => (
				<SelectControl< FieldName | '' >
					key={ index }
					__next40pxDefaultSize
					label={ heading || sprintf( numbered, index + 1 ) }
					help={ values.join( ' · ' ) || __( 'Empty', 'hvac-blocks' ) }
					value={ layout.fields[ index ] ?? '' }
					options={ options }
					onChange={ ( field ) => choose( index, field ) }
				/>
			) ) }
		</details>
	);
}
