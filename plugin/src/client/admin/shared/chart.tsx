import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { sentence } from '@client/domain/text';
import type { RefObject } from 'react';
import { count, labelledText } from './format';
import { type Bar, barsOf, type DayCounts, scaleOf } from './chart-bars';
import { daysText, shortDayText } from './days';

const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 8;

/** One kind of count; its index determines its color. */
export interface Series {
	key: string;
	label: string;
}

interface ChartProps {
	days: DayCounts[];
	/** In stacking order. */
	series: Series[];
	title: string;
	/** The label of the total: "Searches". */
	totalLabel: string;
	/** "12 searches". */
	totalText: ( total: number ) => string;
}

/** A bar chart by day, and the same as a table. */
export function Chart( props: ChartProps ) {
	const bars = barsOf( props.days );

	return (
		<figure className="hvac-chart">
			<Legend series={ props.series } />
			<Bars { ...props } bars={ bars } />
			<details>
				<summary>{ __( 'Show as a table', 'hvac-blocks' ) }</summary>
				<div className="hvac-chart__scroll">
					<BarsTable { ...props } bars={ bars } />
				</div>
			</details>
		</figure>
	);
}

type BarsProps = ChartProps & { bars: Bar[] };

function Legend( { series }: { series: Series[] } ) {
	return (
		<ul className="hvac-chart__legend" aria-hidden="true">
			{ series.map( ( { key, label }, index ) => (
				<li key={ key } data-series={ index }>
					{ label }
				</li>
			) ) }
		</ul>
	);
}

function Bars( { bars, series, title, totalText }: BarsProps ) {
	const figure = useRef< HTMLDivElement >( null );
	const width = useWidth( figure );
	const highest = Math.max( ...bars.map( ( { total } ) => total ) );
	const scale = scaleOf( highest );
	const top = scale[ scale.length - 1 ] ?? 1;
	const inner = HEIGHT - TOP - BOTTOM;
	const step = ( width - LEFT ) / bars.length;
	const thickness = Math.max( 1, Math.min( 40, step * 0.72 ) );
	const y = ( value: number ) => TOP + inner - ( value / top ) * inner;
	// As many dates as fit.
	const every = Math.ceil( bars.length / Math.max( 1, Math.floor( ( width - LEFT ) / 72 ) ) );

	return (
		<div ref={ figure }>
			<svg width="100%" height={ HEIGHT } role="img" aria-label={ summaryOf( title, bars, totalText ) }>
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
							<title>{ barText( bar, series, totalText ) }</title>
							{ /* Pointer target above a low bar. */ }
							<rect
								x={ LEFT + step * index }
								y={ TOP }
								width={ step }
								height={ inner }
								fill="transparent"
							/>
							{ series.map( ( { key }, place ) => {
								const value = bar.counts[ key ] ?? 0;
								below += value;

								return (
									value > 0 && (
										<rect
											key={ key }
											data-series={ place }
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

function BarsTable( { bars, title, series, totalLabel }: BarsProps ) {
	return (
		<table className="widefat striped">
			<caption className="screen-reader-text">{ title }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Time', 'hvac-blocks' ) }</th>
					<th scope="col">{ totalLabel }</th>
					{ series.map( ( { key, label } ) => (
						<th key={ key } scope="col">
							{ label }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ bars.map( ( bar ) => (
					<tr key={ bar.from }>
						<th scope="row">{ daysText( bar.from, bar.to ) }</th>
						<td>{ count( bar.total ) }</td>
						{ series.map( ( { key } ) => (
							<td key={ key }>{ count( bar.counts[ key ] ?? 0 ) }</td>
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

function barText( bar: Bar, series: Series[], totalText: ChartProps[ 'totalText' ] ): string {
	const parts = series
		.filter( ( { key } ) => bar.counts[ key ] )
		.map( ( { key, label } ) => labelledText( label, count( bar.counts[ key ] ?? 0 ) ) );

	return [ labelledText( daysText( bar.from, bar.to ), totalText( bar.total ) ), ...parts ].join( '\n' );
}

function summaryOf( title: string, bars: Bar[], totalText: ChartProps[ 'totalText' ] ): string {
	const highest = bars.reduce< Bar | null >(
		( best, bar ) => ( best && best.total >= bar.total ? best : bar ),
		null
	);

	return highest
		? sentence(
				/* translators: 1: what the chart shows, 2: a day or a week, 3: "12 searches". */
				__( '%1$s. Peak: %2$s, %3$s. The table below lists all values.', 'hvac-blocks' ),
				title,
				daysText( highest.from, highest.to ),
				totalText( highest.total )
			)
		: '';
}
