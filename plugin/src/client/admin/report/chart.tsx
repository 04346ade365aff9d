import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { count } from '../shared/format';
import { type Bar, barsOf, isByWeek, OUTCOMES, scaleOf } from './bars';
import type { Day } from './types';
import { chartTitle, dayText, outcomeText, shortDayText } from './words';

const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 8;

/** A bar for each day, and the same as a table. */
export function Chart( { days }: { days: Day[] } ) {
	const bars = barsOf( days );

	return (
		<figure className="hvac-report__chart">
			<Legend />
			<Bars bars={ bars } />
			<details>
				<summary>{ __( 'Show as a table', 'hvac-blocks' ) }</summary>
				<div className="hvac-report__scroll">
					<BarsTable bars={ bars } title={ chartTitle( isByWeek( days ) ) } />
				</div>
			</details>
		</figure>
	);
}

function Legend() {
	return (
		<ul className="hvac-report__legend" aria-hidden="true">
			{ OUTCOMES.map( ( outcome ) => (
				<li key={ outcome } data-outcome={ outcome }>
					{ outcomeText( outcome ) }
				</li>
			) ) }
		</ul>
	);
}

function Bars( { bars }: { bars: Bar[] } ) {
	const figure = useRef< HTMLDivElement >( null );
	const width = useWidth( figure );
	const highest = Math.max( ...bars.map( ( { total } ) => total ) );
	const scale = scaleOf( highest );
	const top = scale[ scale.length - 1 ] ?? 1;
	const inner = HEIGHT - TOP - BOTTOM;
	const step = ( width - LEFT ) / bars.length;
	const thickness = Math.max( 1, Math.min( 40, step * 0.72 ) );
	const y = ( value: number ) => TOP + inner - ( value / top ) * inner;
	// So many dates as there is room for.
	const every = Math.ceil( bars.length / Math.max( 1, Math.floor( ( width - LEFT ) / 72 ) ) );

	return (
		<div ref={ figure }>
			<svg width="100%" height={ HEIGHT } role="img" aria-label={ summaryOf( bars ) }>
				{ scale.map( ( value ) => (
					<g key={ value }>
						<line x1={ LEFT } x2={ width } y1={ y( value ) } y2={ y( value ) } />
						<text x={ LEFT - 8 } y={ y( value ) + 4 } textAnchor="end">
							{ count( value ) }
						</text>
					</g>
				) ) }
				{ bars.map( ( bar, index ) => {
					const x = LEFT + step * index + ( step - thickness ) / 2;
					let below = 0;

					return (
						<g key={ bar.from }>
							<title>{ barText( bar ) }</title>
							{ /* Room for the pointer above a low bar. */ }
							<rect
								x={ LEFT + step * index }
								y={ TOP }
								width={ step }
								height={ inner }
								fill="transparent"
							/>
							{ OUTCOMES.map( ( outcome ) => {
								const value = bar[ outcome ];
								below += value;

								return (
									value > 0 && (
										<rect
											key={ outcome }
											data-outcome={ outcome }
											x={ x }
											y={ y( below ) }
											width={ thickness }
											height={ Math.max( 1, ( value / top ) * inner ) }
										/>
									)
								);
							} ) }
							{ index % every === 0 && x < width - 24 && (
								<text x={ x + thickness / 2 } y={ HEIGHT - 6 } textAnchor="middle">
									{ shortDayText( bar.from ) }
								</text>
							) }
						</g>
					);
				} ) }
			</svg>
		</div>
	);
}

function BarsTable( { bars, title }: { bars: Bar[]; title: string } ) {
	return (
		<table className="widefat striped">
			<caption className="screen-reader-text">{ title }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Time', 'hvac-blocks' ) }</th>
					<th scope="col">{ __( 'Searches', 'hvac-blocks' ) }</th>
					{ OUTCOMES.map( ( outcome ) => (
						<th key={ outcome } scope="col">
							{ outcomeText( outcome ) }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ bars.map( ( bar ) => (
					<tr key={ bar.from }>
						<th scope="row">{ timeText( bar ) }</th>
						<td>{ count( bar.total ) }</td>
						{ OUTCOMES.map( ( outcome ) => (
							<td key={ outcome }>{ count( bar[ outcome ] ) }</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

function useWidth( element: RefObject< HTMLElement > ): number {
	const [ width, setWidth ] = useState( 800 );

	useEffect( () => {
		if ( ! element.current || typeof ResizeObserver === 'undefined' ) {
			return undefined;
		}

		const observer = new ResizeObserver( ( [ entry ] ) => setWidth( entry?.contentRect.width || 800 ) );
		observer.observe( element.current );

		return () => observer.disconnect();
	}, [ element ] );

	return width;
}

function timeText( { from, to }: Bar ): string {
	return from === to
		? dayText( from )
		: sprintf(
				/* translators: 1: a date, 2: a later date. */
				__( '%1$s to %2$s', 'hvac-blocks' ),
				dayText( from ),
				dayText( to )
			);
}

function barText( bar: Bar ): string {
	const parts = OUTCOMES.filter( ( outcome ) => bar[ outcome ] > 0 ).map(
		( outcome ) => `${ outcomeText( outcome ) }: ${ count( bar[ outcome ] ) }`
	);

	return [ `${ timeText( bar ) }: ${ searchesText( bar.total ) }`, ...parts ].join( '\n' );
}

function summaryOf( bars: Bar[] ): string {
	const highest = bars.reduce< Bar | null >(
		( best, bar ) => ( best && best.total >= bar.total ? best : bar ),
		null
	);

	return highest
		? sprintf(
				/* translators: 1: a day or a week, 2: "12 searches". */
				__( 'Bars of searches. Most of them: %1$s, %2$s. The table below has all.', 'hvac-blocks' ),
				timeText( highest ),
				searchesText( highest.total )
			)
		: '';
}

function searchesText( total: number ): string {
	return sprintf(
		/* translators: %s: number of searches. */
		_n( '%s search', '%s searches', total, 'hvac-blocks' ),
		count( total )
	);
}
