import { Button, Flex } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { sentence } from '@client/domain/text';
import { apiRequest, problemOf } from '../shared/api';
import { AdminMap, type Position as Point } from '../shared/map';
import { Section, Text, type FormProps } from '../shared/record/fields';
import type { FormValues } from './form-values';
import type { Dealer, Place } from './types';

const DECIMALS = 6;

// Six decimals: precise to a step.
const rounded = ( degrees: number ): string => String( Number( degrees.toFixed( DECIMALS ) ) );

function pointOf( lat: string, lon: string ): Point | null {
	const point = { lat: Number( lat ), lon: Number( lon ) };
	const isPoint =
		lat.trim() !== '' && lon.trim() !== '' && Math.abs( point.lat ) <= 90 && Math.abs( point.lon ) <= 180;

	return isPoint ? point : null;
}

/** The dealer's position: a pin on the map, two numbers, or the center of its ZIP. */
export function Position( { dealer, ...props }: FormProps< FormValues > & { dealer: Dealer | null } ) {
	const { values, change } = props;
	const [ place, setPlace ] = useState< Place | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const own = pointOf( values.lat, values.lon );
	const isStored = dealer?.approximate && dealer.data.zip === values.zip && dealer.location.lat !== null;
	const stored = isStored ? ( dealer.location as Point ) : null;
	const middle = place && place.zip === values.zip.slice( 0, place.zip.length ).toUpperCase() ? place : stored;
	const pin = own ?? middle;
	// Where the map opens. Not the pin's current position: following it would move the map away from under it.
	const start = useRef< Point | null >( null );

	start.current = middle ?? start.current ?? own ?? place;

	// While the dealer has no position of its own, show that of the typed ZIP.
	useEffect( () => {
		if ( own || values.zip.trim().length < 3 || isStored ) {
			return undefined;
		}

		const timer = setTimeout( () => void find(), 600 );

		return () => clearTimeout( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ values.zip, own === null ] );

	async function find(): Promise< boolean > {
		setProblem( '' );

		try {
			setPlace( await apiRequest< Place >( `/place?q=${ encodeURIComponent( values.zip ) }` ) );

			return true;
		} catch ( error: unknown ) {
			setPlace( null );
			setProblem( problemOf( error ).message );

			return false;
		}
	}

	async function placeFromZip(): Promise< void > {
		if ( await find() ) {
			change( { lat: '', lon: '' } );
			speak( __( 'The pin is at the center of the ZIP code.', 'hvac-blocks' ) );
		}
	}

	return (
		<Section title={ __( 'Map position', 'hvac-blocks' ) }>
			<AdminMap
				label={ __( 'Location', 'hvac-blocks' ) }
				height={ 320 }
				place={ start.current ? { lat: start.current.lat, lon: start.current.lon, name: values.zip } : null }
				zoom={ dealer && ! dealer.approximate ? 11 : 10 }
				pin={ pin }
				onMove={ ( lat, lon ) => {
					change( { lat: rounded( lat ), lon: rounded( lon ) } );
				} }
			/>
			<p className="hvac-record__help">
				{ own
					? __( 'Drag the pin to the dealer’s door, or move it with the arrow keys.', 'hvac-blocks' )
					: sentence(
							/* translators: %s: a ZIP code. */
							__(
								'Without a position of its own, the dealer is placed at the center of ZIP code %s. Drag the pin to the dealer’s door.',
								'hvac-blocks'
							),
							values.zip || '—'
						) }
			</p>
			<div className="hvac-record__pair">
				<Text { ...props } name="lat" label={ __( 'Latitude', 'hvac-blocks' ) } inputMode="decimal" />
				<Text { ...props } name="lon" label={ __( 'Longitude', 'hvac-blocks' ) } inputMode="decimal" />
			</div>
			<Flex justify="flex-start" gap={ 3 } wrap>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-disabled={ values.zip.trim() === '' }
					onClick={ () => values.zip.trim() !== '' && void placeFromZip() }
				>
					{ __( 'Use ZIP code', 'hvac-blocks' ) }
				</Button>
				{ problem && (
					<span className="hvac-record__wrong" role="status">
						{ problem }
					</span>
				) }
			</Flex>
		</Section>
	);
}
