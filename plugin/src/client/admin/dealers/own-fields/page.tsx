import { Button, Card, CardBody, CardHeader, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { DeleteDialog } from '../../shared/delete-dialog';
import { count } from '../../shared/format';
import { plainClick } from '../../shared/plain-click';
import { Pending } from '../../shared/states';
import { addressWith } from '../../shared/use-query';
import { useResource } from '../../shared/use-resource';
import { badges } from '../texts';
import { placesOf, setOwnFields, typeTexts, type DealerFields, type OwnField } from './fields';
import { FieldForm } from './form';

/** The fields of dealers: those that were added, and the built-in filters. */
export function OwnFieldsPage( { onClose }: { onClose: () => void } ) {
	const { data, problem, reload, replace } = useResource< DealerFields >( '/dealer-fields' );
	/** The key of the one that is changed; `new` for one to add. */
	const [ open, setOpen ] = useState( '' );
	const [ said, setSaid ] = useState( '' );
	const heading = useRef< HTMLHeadingElement >( null );

	useEffect( () => heading.current?.focus(), [] );

	function finish( answer: DealerFields, text: string ): void {
		setOwnFields( answer.fields );
		replace( answer );
		setOpen( '' );
		setSaid( text );
		heading.current?.focus();
	}

	const form = {
		onSaved: ( answer: DealerFields, name: string ) =>
			/* translators: %s: the name of a field. */
			finish( answer, sprintf( __( 'Saved: %s', 'hvac-blocks' ), name ) ),
		onClose: () => {
			setOpen( '' );
			heading.current?.focus();
		},
	};

	return (
		<div className="hvac-record hvac-dealers__own">
			<p className="hvac-record__back">
				<a href={ addressWith( { view: '' } ) } onClick={ plainClick( onClose ) }>
					{ __( '← All dealers', 'hvac-blocks' ) }
				</a>
			</p>
			<div className="hvac-record__title">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ __( 'Fields of dealers', 'hvac-blocks' ) }
				</h2>
			</div>
			<p>
				{ __(
					'Add what else your dealers have, such as brands or a website. Each field is in the dealer form, and in imports and exports.',
					'hvac-blocks'
				) }
			</p>
			{ said && (
				<Notice status="success" onRemove={ () => setSaid( '' ) }>
					{ said }
				</Notice>
			) }
			{ ! data && (
				<Pending
					problem={ problem }
					title={ __( 'The fields could not be loaded.', 'hvac-blocks' ) }
					lines={ 6 }
					onRetry={ reload }
				/>
			) }
			{ data?.fields.map( ( field ) =>
				field.key === open ? (
					<FieldForm key={ field.key } stored={ field } { ...form } />
				) : (
					<FieldCard
						key={ field.key }
						field={ field }
						onEdit={ () => setOpen( field.key ) }
						onDeleted={ ( answer ) =>
							/* translators: %s: the name of a field. */
							finish( answer, sprintf( __( 'Deleted: %s', 'hvac-blocks' ), field.name ) )
						}
					/>
				)
			) }
			{ open === 'new' && <FieldForm { ...form } /> }
			{ data && open === '' && data.fields.length < data.most && (
				<div>
					<Button
						__next40pxDefaultSize
						variant={ data.fields.length === 0 ? 'primary' : 'secondary' }
						icon={ plus }
						onClick={ () => setOpen( 'new' ) }
					>
						{ __( 'Add field', 'hvac-blocks' ) }
					</Button>
				</div>
			) }
			<Card as="section" aria-label={ __( 'Built-in filters', 'hvac-blocks' ) }>
				<CardHeader>
					<h3>{ __( 'Built-in filters', 'hvac-blocks' ) }</h3>
				</CardHeader>
				<CardBody>
					<p>
						{ __(
							'Every dealer has these fields. They are on cards, on dealers’ pages and among the filters, and cannot be removed.',
							'hvac-blocks'
						) }
					</p>
					<ul className="hvac-dealers__badges">
						{ badges().map( ( { key, label } ) => (
							<li key={ key }>{ label }</li>
						) ) }
					</ul>
				</CardBody>
			</Card>
		</div>
	);
}

interface FieldCardProps {
	field: OwnField;
	onEdit: () => void;
	onDeleted: ( answer: DealerFields ) => void;
}

/** A field, and its deletion. */
function FieldCard( { field, onEdit, onDeleted }: FieldCardProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const shown = placesOf( field.type ).filter( ( { name } ) => field.places.includes( name ) );

	return (
		<Card as="section" aria-label={ field.name }>
			<CardHeader>
				<h3>{ field.name }</h3>
				<span>{ typeTexts()[ field.type ] }</span>
			</CardHeader>
			<CardBody>
				<p>
					{ shown.length === 0
						? __( 'Not shown to visitors', 'hvac-blocks' )
						: shown.map( ( { text } ) => text ).join( ', ' ) }
				</p>
				{ field.choices.length > 0 && <p>{ field.choices.map( ( { name } ) => name ).join( ', ' ) }</p> }
				<p>{ inUse( field.dealers ) }</p>
				<Flex justify="flex-start" wrap>
					<Button
						variant="secondary"
						onClick={ onEdit }
						/* translators: %s: the name of a field. */
						aria-label={ sprintf( __( 'Edit %s', 'hvac-blocks' ), field.name ) }
					>
						{ __( 'Edit', 'hvac-blocks' ) }
					</Button>
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () => setIsAsking( true ) }
						/* translators: %s: the name of a field. */
						aria-label={ sprintf( __( 'Delete %s', 'hvac-blocks' ), field.name ) }
					>
						{ __( 'Delete', 'hvac-blocks' ) }
					</Button>
				</Flex>
				{ isAsking && (
					<DeleteDialog< DealerFields >
						/* translators: %s: the name of a field. */
						title={ sprintf( __( 'Delete “%s”?', 'hvac-blocks' ), field.name ) }
						path={ `/dealer-fields/${ field.key }` }
						onDeleted={ onDeleted }
						onCancel={ () => setIsAsking( false ) }
					>
						<p>
							{ inUse( field.dealers ) }{ ' ' }
							{ __(
								'Visitors and exports no longer have the values. Each dealer loses its own when it is next saved or imported.',
								'hvac-blocks'
							) }
						</p>
					</DeleteDialog>
				) }
			</CardBody>
		</Card>
	);
}

const inUse = ( dealers: number ): string =>
	sprintf(
		/* translators: %s: a number of dealers. */
		_n( '%s dealer has a value.', '%s dealers have a value.', dealers, 'hvac-blocks' ),
		count( dealers )
	);
