import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { count } from './format';

const CHOICES = [ 7, 30, 90 ];
const DEFAULT_DAYS = 30;

type Query = Record< string, string >;

/** The query arguments: a first and a last day, or a number of days up to today. */
export function periodOf( { days = '', from = '', to = '' }: Query ): Record< string, string | number > {
	if ( from !== '' && to !== '' ) {
		return { from, to };
	}

	return { days: CHOICES.find( ( choice ) => String( choice ) === days ) ?? DEFAULT_DAYS };
}

interface PeriodPickerProps {
	query: Query;
	/** The displayed report; a custom period starts with its days. */
	report: { from: string; to: string } | null;
	setQuery: ( change: Query ) => void;
}

/** Chooses a report's period. */
export function PeriodPicker( { query, report, setQuery }: PeriodPickerProps ) {
	const period = periodOf( query );
	const isOwn = 'from' in period;
	const [ isOpen, setIsOpen ] = useState( isOwn );
	const onPick = ( change: Query ) => setQuery( { days: '', from: '', to: '', ...change } );

	return (
		<div className="hvac-period">
			<div className="hvac-period__choices" role="group" aria-label={ __( 'Time', 'hvac-blocks' ) }>
				{ CHOICES.map( ( choice ) => (
					<Button
						key={ choice }
						variant="secondary"
						isPressed={ ! isOwn && period.days === choice }
						onClick={ () => {
							setIsOpen( false );
							onPick( choice === DEFAULT_DAYS ? {} : { days: String( choice ) } );
						} }
					>
						{ sprintf(
							/* translators: %s: number of days. */
							_n( '%s day', '%s days', choice, 'hvac-blocks' ),
							count( choice )
						) }
					</Button>
				) ) }
				<Button
					variant="secondary"
					isPressed={ isOwn }
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ __( 'Custom range…', 'hvac-blocks' ) }
				</Button>
			</div>
			{ isOpen && report && (
				<CustomPeriod
					key={ `${ report.from } ${ report.to }` }
					from={ report.from }
					to={ report.to }
					onPick={ onPick }
				/>
			) }
		</div>
	);
}

function CustomPeriod( { onPick, ...shown }: { from: string; to: string; onPick: ( change: Query ) => void } ) {
	const [ from, setFrom ] = useState( shown.from );
	const [ to, setTo ] = useState( shown.to );
	const isWrong = from === '' || to === '' || from > to;

	return (
		<form
			className="hvac-period__own"
			onSubmit={ ( event ) => {
				event.preventDefault();

				if ( ! isWrong ) {
					onPick( { from, to } );
				}
			} }
		>
			<TextControl
				type="date"
				label={ _x( 'From', 'first day', 'hvac-blocks' ) }
				value={ from }
				max={ to }
				onChange={ setFrom }
			/>
			<TextControl
				type="date"
				label={ _x( 'To', 'last day', 'hvac-blocks' ) }
				value={ to }
				min={ from }
				onChange={ setTo }
			/>
			<Button type="submit" variant="primary" __next40pxDefaultSize aria-disabled={ isWrong }>
				{ __( 'Show', 'hvac-blocks' ) }
			</Button>
			{ isWrong && (
				<p role="alert">
					{ __( 'Choose a start date and an end date that is not before it.', 'hvac-blocks' ) }
				</p>
			) }
		</form>
	);
}
