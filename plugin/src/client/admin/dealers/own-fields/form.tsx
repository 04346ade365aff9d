import { Button, Card, CardBody, Flex, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { apiRequest } from '../../shared/api';
import { Choices } from '../../shared/choices';
import { Text } from '../../shared/record/fields';
import { useFormSubmit } from '../../shared/use-form-submit';
import { useLeaveGuard } from '../../shared/use-leave-guard';
import { placesOf, typeTexts, type DealerFields, type Names, type OwnField } from './fields';

type Draft = Pick< OwnField, 'type' | 'places' > & { names: Names; choices: Array< { key: string; names: Names } > };

const NO_NAMES: Names = { en: '', es: '', fr: '' };

interface Props {
	/** Undefined for a new one. */
	stored?: OwnField;
	onSaved: ( answer: DealerFields, name: string ) => void;
	onClose: () => void;
}

/** Adds or changes a field. */
export function FieldForm( { stored, onSaved, onClose }: Props ) {
	const [ start ] = useState( () => draftOf( stored ) );
	const [ draft, setDraft ] = useState( start );
	const change = ( part: Partial< Draft > ) => setDraft( { ...draft, ...part } );
	const changeChoice = ( at: number, names: Names ) =>
		change( { choices: draft.choices.map( ( one, i ) => ( i === at ? { ...one, names } : one ) ) } );
	const guard = useLeaveGuard( draft !== start, () => {} );

	const { form, notice, messages, button } = useFormSubmit( async () =>
		onSaved(
			await apiRequest< DealerFields >( `/dealer-fields/${ stored?.key ?? 'new' }`, {
				method: 'PUT',
				data: draft,
			} ),
			draft.names.en
		)
	);
	const { ref } = form;

	useEffect( () => ref.current?.querySelector( 'input' )?.focus(), [ ref ] );

	return (
		<Card as="section" aria-label={ stored?.name ?? __( 'New field', 'hvac-blocks' ) }>
			<CardBody>
				<form className="hvac-record__fields" { ...form }>
					{ notice }
					<NameInputs
						names={ draft.names }
						messages={ {
							en: messages[ 'names.en' ],
							es: messages[ 'names.es' ],
							fr: messages[ 'names.fr' ],
						} }
						onChange={ ( names ) => change( { names } ) }
					/>
					{ stored ? null : (
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Type', 'hvac-blocks' ) }
							help={ __( 'You can’t change it later.', 'hvac-blocks' ) }
							value={ draft.type }
							options={ ( Object.keys( typeTexts() ) as Array< OwnField[ 'type' ] > ).map(
								( value ) => ( {
									value,
									label: typeTexts()[ value ],
								} )
							) }
							onChange={ ( type ) => change( { type } ) }
						/>
					) }
					{ draft.type === 'list' && (
						<fieldset className="hvac-dealers__choices">
							<legend>{ __( 'Choices', 'hvac-blocks' ) }</legend>
							{ messages.choices && (
								<p className="hvac-record__wrong" role="alert">
									{ messages.choices }
								</p>
							) }
							{ draft.choices.map( ( { key, names }, i ) => (
								// New ones have no key yet, and two may have the same name while typing.
								<div
									key={ `${ key } ${ i }` }
									className="hvac-dealers__choice"
									role="group"
									/* translators: %d: a number. */
									aria-label={ sprintf( __( 'Choice %d', 'hvac-blocks' ), i + 1 ) }
								>
									<NameInputs
										names={ names }
										messages={ { en: messages[ `choices.${ i }` ] } }
										onChange={ ( changed ) => changeChoice( i, changed ) }
									/>
									<Button
										icon={ trash }
										label={ sprintf(
											/* translators: %s: the name of a choice, or its number. */
											__( 'Remove choice %s', 'hvac-blocks' ),
											names.en === '' ? String( i + 1 ) : names.en
										) }
										onClick={ () =>
											change( { choices: draft.choices.filter( ( _, other ) => other !== i ) } )
										}
									/>
								</div>
							) ) }
							{ draft.choices.length < 50 && (
								<Button
									variant="secondary"
									icon={ plus }
									onClick={ () =>
										change( { choices: [ ...draft.choices, { key: '', names: NO_NAMES } ] } )
									}
								>
									{ __( 'Add choice', 'hvac-blocks' ) }
								</Button>
							) }
						</fieldset>
					) }
					<Choices
						className="hvac-dealers__choices"
						legend={ __( 'Visitors see it in', 'hvac-blocks' ) }
						all={ placesOf( draft.type ) }
						chosen={ draft.places }
						onChange={ ( places ) => change( { places } ) }
					/>
					<Flex justify="flex-start">
						<Button { ...button }>{ __( 'Save', 'hvac-blocks' ) }</Button>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => guard.leave( onClose ) }>
							{ __( 'Cancel', 'hvac-blocks' ) }
						</Button>
					</Flex>
				</form>
				{ guard.question }
			</CardBody>
		</Card>
	);
}

interface NameInputsProps {
	names: Names;
	messages: Partial< Record< keyof Names, string > >;
	onChange: ( names: Names ) => void;
}

/** A name in the three languages. */
function NameInputs( { names, messages, onChange }: NameInputsProps ) {
	const given = Object.fromEntries( Object.entries( messages ).filter( ( [ , text ] ) => text ) );
	const shared = {
		values: names,
		messages: given,
		change: ( part: Partial< Names > ) => onChange( { ...names, ...part } ),
		maxLength: 60,
	};

	return (
		<div className="hvac-dealers__names">
			<Text { ...shared } name="en" label={ __( 'Name in English', 'hvac-blocks' ) } isRequired />
			<Text { ...shared } name="es" label={ __( 'Name in Spanish', 'hvac-blocks' ) } />
			<Text { ...shared } name="fr" label={ __( 'Name in French', 'hvac-blocks' ) } />
		</div>
	);
}

const draftOf = ( stored?: OwnField ): Draft =>
	stored
		? {
				type: stored.type,
				places: stored.places,
				names: { ...NO_NAMES, ...stored.names },
				choices: stored.choices.map( ( { key, names } ) => ( { key, names: { ...NO_NAMES, ...names } } ) ),
			}
		: { type: 'flag', places: [ 'card', 'profile', 'filter' ], names: NO_NAMES, choices: [] };
