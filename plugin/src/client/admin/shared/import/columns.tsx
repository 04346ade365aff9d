import { speak } from '@wordpress/a11y';
import { Button, Flex, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { count } from '../format';
import { ErrorState, Skeleton } from '../states';
import { useResource } from '../use-resource';
import type { ImportKind } from './kind';
import type { ImportColumns, ImportJob } from './types';

interface ColumnsProps {
	job: ImportJob;
	kind: ImportKind;
	onChoose: ( fields: string[] ) => void;
	onDrop: () => void;
}

/**
 * Assigns the file's columns to fields: required if the headings do not tell, and editable once the file is checked.
 */
export function Columns( { job, kind, onChoose, onDrop }: ColumnsProps ) {
	const { data, problem, reload } = useResource< ImportColumns >( `${ kind.path }/${ job.id }/columns` );
	const isAsked = job.stage === 'columns';
	const question = __(
		'The headings in this file do not say which column is which. Choose what each column contains; columns you leave out are not imported. Your choices are kept for the next file with these headings.',
		'hvac-blocks'
	);
	const isShown = isAsked && data !== null;

	useEffect( () => {
		if ( isShown ) {
			speak( question );
		}
	}, [ isShown, question ] );

	if ( problem ) {
		return (
			<ErrorState
				title={ __( 'The columns could not be loaded.', 'hvac-blocks' ) }
				problem={ problem }
				onRetry={ reload }
			/>
		);
	}

	if ( ! data ) {
		return isAsked ? <Skeleton lines={ 4 } /> : null;
	}

	if ( isAsked ) {
		return (
			<>
				<p>{ question }</p>
				<Choices all={ data } kind={ kind } onChoose={ onChoose } onDrop={ onDrop } />
			</>
		);
	}

	return (
		<details className="hvac-import__columns">
			<summary>
				{ sprintf(
					/* translators: 1: number of columns that are imported, 2: number of columns of a file. */
					__( 'Columns: %1$s of %2$s are imported', 'hvac-blocks' ),
					count( data.columns.filter( ( { field } ) => field ).length ),
					count( data.columns.length )
				) }
			</summary>
			{ data.remembered && (
				<p className="hvac-import__note">
					{ __( 'Chosen as in your last file with these headings.', 'hvac-blocks' ) }
				</p>
			) }
			<Choices all={ data } kind={ kind } onChoose={ onChoose } />
		</details>
	);
}

interface ChoicesProps {
	all: ImportColumns;
	kind: ImportKind;
	onChoose: ( fields: string[] ) => void;
	/** Without it, only a change can be sent. */
	onDrop?: () => void;
}

function Choices( { all: { columns, fields, madeKeys }, kind, onChoose, onDrop }: ChoicesProps ) {
	const known = columns.map( ( { field } ) => field );
	const [ chosen, setChosen ] = useState( known );
	// The column whose field was just moved to another; -1 for none.
	const [ freed, setFreed ] = useState( -1 );
	const unchosen = fields.filter( ( { name, required } ) => required && ! chosen.includes( name ) );
	const isKeyMade =
		unchosen.length > 0 &&
		madeKeys.fields.length > 0 &&
		madeKeys.fields.every( ( name ) => chosen.includes( name ) );
	const missing = isKeyMade ? [] : unchosen;
	const isChanged = chosen.some( ( field, index ) => field !== known[ index ] );
	const options = [
		{ value: '', label: __( 'Not imported', 'hvac-blocks' ) },
		...fields.map( ( { name, required } ) => ( {
			value: name,
			label: required
				? /* translators: %s: name of a field. */
					sprintf( __( '%s (required)', 'hvac-blocks' ), kind.fieldText( name ) )
				: kind.fieldText( name ),
		} ) ),
	];

	const headingOf = ( index: number ) =>
		columns[ index ]?.heading ||
		/* translators: %s: number of a column. */
		sprintf( __( 'Column %s', 'hvac-blocks' ), count( index + 1 ) );

	/**
	 * A field comes from one column: assigning it to another moves it.
	 *
	 * @param at
	 * @param field
	 */
	const choose = ( at: number, field: string ) => {
		setFreed( field === '' ? -1 : chosen.findIndex( ( other, index ) => other === field && index !== at ) );
		setChosen(
			chosen.map( ( other, index ) => {
				if ( index === at ) {
					return field;
				}
				return other === field ? '' : other;
			} )
		);
	};

	return (
		<>
			<div
				className="hvac-import__choices"
				role="group"
				aria-label={ __( 'Columns of the file', 'hvac-blocks' ) }
			>
				{ columns.map( ( { values }, index ) => (
					<SelectControl
						key={ index }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ <span className="hvac-import__heading">{ headingOf( index ) }</span> }
						help={ values.join( ' · ' ) || __( 'Empty in the first rows', 'hvac-blocks' ) }
						value={ chosen[ index ] ?? '' }
						options={ options }
						onChange={ ( field ) => choose( index, field ) }
					/>
				) ) }
			</div>
			{ /* Present from the start: screen readers announce only what changes in it. */ }
			<div role="status">
				{ freed >= 0 && (
					<p className="hvac-import__note">
						{
							/* translators: %s: heading of a column. */
							sprintf( __( '“%s” is no longer imported.', 'hvac-blocks' ), headingOf( freed ) )
						}
					</p>
				) }
				{ isKeyMade && <p className="hvac-import__note">{ madeKeys.text }</p> }
				{ missing.length > 0 && (
					<p className="hvac-import__warning">
						{ sprintf(
							/* translators: %s: names of fields, such as “Company ID, Name”. */
							__( 'Still to choose: %s', 'hvac-blocks' ),
							missing.map( ( { name } ) => kind.fieldText( name ) ).join( ', ' )
						) }
					</p>
				) }
			</div>
			<Flex justify="flex-start" gap={ 3 } wrap>
				{ ( onDrop || isChanged ) && (
					<Button
						__next40pxDefaultSize
						variant={ onDrop ? 'primary' : 'secondary' }
						disabled={ missing.length > 0 }
						accessibleWhenDisabled
						onClick={ () => onChoose( chosen ) }
					>
						{ onDrop ? __( 'Check the file', 'hvac-blocks' ) : __( 'Check the file again', 'hvac-blocks' ) }
					</Button>
				) }
				{ onDrop && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ onDrop }>
						{ __( 'Choose another file', 'hvac-blocks' ) }
					</Button>
				) }
			</Flex>
		</>
	);
}
