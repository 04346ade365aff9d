import { Card, CardBody, CardHeader } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { BackLink } from '../../shared/back-link';
import { EditAndDelete } from '../../shared/edit-and-delete';
import { count } from '../../shared/format';
import { Pending } from '../../shared/states';
import { NEW, useEditList } from '../../shared/use-edit-list';
import { useResource } from '../../shared/use-resource';
import { badges } from '../texts';
import { placesOf, setOwnFields, typeTexts, type DealerFields, type OwnField } from './fields';
import { FieldForm } from './form';

/** The fields of dealers: those that were added, and the built-in filters. */
export function OwnFieldsPage( { onClose }: { onClose: () => void } ) {
	const { data, problem, reload, replace } = useResource< DealerFields >( '/dealer-fields' );
	const heading = useRef< HTMLHeadingElement >( null );

	useEffect( () => heading.current?.focus(), [] );

	const { open, setOpen, notice, form, onDeleted, addButton } = useEditList< DealerFields >(
		( answer ) => {
			setOwnFields( answer.fields );
			replace( answer );
		},
		() => heading.current?.focus()
	);

	return (
		<div className="hvac-record hvac-dealers__own">
			<BackLink
				className="hvac-record__back"
				to={ { view: '' } }
				text={ __( '← All dealers', 'hvac-blocks' ) }
				onBack={ onClose }
			/>
			<div className="hvac-record__title">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ __( 'Fields of dealers', 'hvac-blocks' ) }
				</h2>
			</div>
			<p>
				{ __(
					'Add fields for other facts about your dealers, such as their brands or website. Each field is in the dealer form, and in imports and exports.',
					'hvac-blocks'
				) }
			</p>
			{ notice }
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
						onDeleted={ ( answer ) => onDeleted( answer, field.name ) }
					/>
				)
			) }
			{ open === NEW && <FieldForm { ...form } /> }
			{ data && addButton( __( 'Add field', 'hvac-blocks' ), data.fields.length, data.most ) }
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
						: shown.map( ( { title } ) => title ).join( ', ' ) }
				</p>
				{ field.choices.length > 0 && <p>{ field.choices.map( ( { name } ) => name ).join( ', ' ) }</p> }
				<p>{ inUse( field.dealers ) }</p>
				<EditAndDelete< DealerFields >
					name={ field.name }
					path={ `/dealer-fields/${ field.key }` }
					loss={
						<>
							{ inUse( field.dealers ) }{ ' ' }
							{ __(
								'Visitors no longer see the values, and exports leave them out. Each dealer loses its value when it is next saved or imported.',
								'hvac-blocks'
							) }
						</>
					}
					onEdit={ onEdit }
					onDeleted={ onDeleted }
				/>
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
