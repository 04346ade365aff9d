<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Platform\Import\UnreadableFile;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;

defined( 'ABSPATH' ) || exit;

/**
 * Sixty files of the same dealers, each with the headings, separators, encodings and spellings of another exporter, combined by a repeatable random
 * choice: nearly all rows are imported without manual work, and no dealer silently gets another position.
 */
final class DealerFilesTest extends TestCase {
	private const FILES = 60;

	/** Name, street, city, state, ZIP or postal code, latitude, longitude, phone. */
	private const DEALERS = array(
		array( 'Comfort Partners', '5700 Legacy Dr', 'Plano', 'TX', '75024', 33.0779, -96.8024, '2145550101' ),
		array( 'Bay State Heating', '1 Congress St', 'Boston', 'MA', '02110', 42.3571, -71.0532, '6175550102' ),
		array( 'Garden State Air', '12 Market St', 'Paterson', 'NJ', '07502', 40.9199, -74.1932, '9735550103' ),
		array( 'Isla Verde A/C', '3 Calle Sol', 'San Juan', 'PR', '00901', 18.4655, -66.1060, '7875550104' ),
		array( 'Érablière Chauffage', '100, rue Sherbrooke', 'Montréal', 'QC', 'H2X 1Y4', 45.5120, -73.5720, '5145550105' ),
		array( 'Queen West HVAC', '20 Spadina Ave', 'Toronto', 'ON', 'M5V 2T6', 43.6440, -79.3950, '4165550106' ),
		array( 'Pacific Heat Pumps', '5 Homer St', 'Vancouver', 'BC', 'V6B 1A1', 49.2790, -123.1140, '6045550107' ),
		array( 'Biscayne Cooling', '8 SW 3rd St', 'Miami', 'FL', '33130', 25.7680, -80.2030, '3055550108' ),
		array( 'Last Frontier Furnace', '9 W 4th Ave', 'Anchorage', 'AK', '99501', 61.2180, -149.8760, '9075550109' ),
		array( 'Granite Sheet Metal', '7 Main St', 'Nashua', 'NH', '03060', 42.7550, -71.4640, '6035550110' ),
		array( "O'Neil & Fils", '40 Canal St', 'New Orleans', 'LA', '70112', 29.9560, -90.0770, '5045550111' ),
		array( 'Château Thermique', '2, côte de la Fabrique', 'Québec', 'QC', 'G1R 3V7', 46.8139, -71.2080, '4185550112' ),
	);

	/** ID, name, street, city, state, ZIP, latitude, longitude, phone, emergency service, reviews, a column of the exporter's own. */
	private const HEADINGS = array(
		array( 'companyID', 'name', 'addressLine1', 'city', 'state', 'zip', 'lat', 'lon', 'phone1', 'emergencyService', 'total_review_count', 'rep' ),
		array( 'Dealer Number', 'Dealer Name', 'Street Address', 'City', 'ST', 'Zip Code', 'Lat.', 'Long.', 'Main Phone', '24/7 Emergency', '# Reviews', 'Territory' ),
		array( 'Account #', 'Company', 'Address 1', 'Town', 'State/Province', 'Zip/Postal', 'Latitude', 'Longitude', 'Phone Number', 'Emergency', 'Review Count', 'Fax' ),
		array( 'wpsl_id', 'name', 'address', 'city', 'state', 'zip', 'lat', 'lng', 'phone', 'emergency_service', 'reviews', 'url' ),
		array( 'sl_id', 'sl_store', 'sl_address', 'sl_city', 'sl_state', 'sl_zip', 'sl_latitude', 'sl_longitude', 'sl_phone', 'emergency', 'reviews', 'sl_tags' ),
		array( 'ID', 'Nom', 'Adresse', 'Ville', 'Province', 'Code postal', 'Latitude', 'Longitude', 'Téléphone', 'Urgence 24/7', 'Avis', 'Notes' ),
		array( 'ID', 'Nombre', 'Dirección', 'Ciudad', 'Estado', 'Código postal', 'Latitud', 'Longitud', 'Teléfono', 'Emergencias 24/7', 'Reseñas', 'Notas' ),
		array( 'Store ID', 'Title', 'Street', 'City', 'State', 'Postal Code', 'Lat', 'Lng', 'Phone', 'Emergency Service', 'Number of Reviews', 'Categories' ),
		array( 'ACCT NO', 'BUSINESS NAME', 'ADDRESS', 'CITY', 'PROV', 'POSTAL CODE', 'LATITUDE', 'LONGITUDE', 'TELEPHONE', 'EMERGENCY', 'REVIEWS', 'SALES REP' ),
	);

	private const STATES = array(
		'TX' => array( 'Texas', 'Tex.', 'US-TX', 'texas ' ),
		'MA' => array( 'Massachusetts', 'Mass.', 'US-MA', 'ma' ),
		'NJ' => array( 'New Jersey', 'N.J.', 'US-NJ', 'nj' ),
		'PR' => array( 'Puerto Rico', 'P.R.', 'US-PR', 'pr' ),
		'QC' => array( 'Québec', 'Qué.', 'CA-QC', 'PQ' ),
		'ON' => array( 'Ontario', 'Ont.', 'CA-ON', 'on' ),
		'BC' => array( 'British Columbia', 'B.C.', 'CA-BC', 'Colombie-Britannique' ),
		'FL' => array( 'Florida', 'Fla.', 'US-FL', 'fl' ),
		'AK' => array( 'Alaska', 'Alaska', 'US-AK', 'ak' ),
		'NH' => array( 'New Hampshire', 'N.H.', 'US-NH', 'nh' ),
		'LA' => array( 'Louisiana', 'La.', 'US-LA', 'Luisiana' ),
	);

	public function test_nearly_all_rows_are_imported_and_no_dealer_is_silently_elsewhere(): void {
		TestPlaces::load( self::wpdb(), array_map( static fn ( array $dealer ): string => substr( str_replace( ' ', '', $dealer[4] ), 0, ctype_digit( $dealer[4] ) ? 5 : 3 ), self::DEALERS ), array_column( self::DEALERS, 2 ) );
		$store    = new DealerStore( self::wpdb() );
		$import   = new DealerImport( self::wpdb(), $store, new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		$imported = 0;
		$refused  = array();
		$wrong    = array();

		for ( $seed = 1; $seed <= self::FILES; $seed++ ) {
			mt_srand( $seed );
			$file   = $this->file( $seed );
			$stream = fopen( 'php://memory', 'w+b' );
			self::assertIsResource( $stream );
			fwrite( $stream, $file );

			try {
				$report = $import->run( $stream )->to_array();
			} catch ( UnreadableFile $error ) {
				$refused[] = "$seed: " . $error->getMessage();
				continue;
			}

			foreach ( $report['badRows'] as $row ) {
				$refused[] = "$seed: " . (string) wp_json_encode( $row, JSON_UNESCAPED_UNICODE );
			}

			$warned = array_column( $report['warnedRows'], 'reason', 'companyID' );

			foreach ( self::DEALERS as $index => $truth ) {
				$id     = self::id( $seed, $index );
				$dealer = $store->get( $id )?->dealer;

				if ( null !== $dealer ) {
					++$imported;
					$fault = self::fault( $dealer, $truth );

					if ( '' !== $fault && ! isset( $warned[ $id ] ) ) {
						$wrong[] = "$seed $id: $fault";
					}
				}
			}
		}

		self::assertSame( array(), $wrong );
		self::assertGreaterThanOrEqual( 0.95, $imported / ( self::FILES * count( self::DEALERS ) ), implode( "\n", $refused ) );
	}

	/** @param array{string, string, string, string, string, float, float, string} $truth */
	private static function fault( Dealer $dealer, array $truth ): string {
		$is   = array( html_entity_decode( $dealer->name, ENT_QUOTES ), $dealer->city, $dealer->state, str_replace( ' ', '', $dealer->zip ), substr( (string) preg_replace( '/\D/', '', $dealer->phone ), -10 ) );
		$be   = array( $truth[0], $truth[2], $truth[3], str_replace( ' ', '', $truth[4] ), $truth[7] );
		$far  = null === $dealer->lat || null === $dealer->lon ? INF : Sphere::between( $dealer->lat, $dealer->lon, $truth[5], $truth[6] );
		$diff = array_diff_assoc( $be, $is );

		return array() === $diff && $far < 25 ? '' : (string) wp_json_encode( array( $is, $be, $far ), JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR );
	}

	private static function id( int $seed, int $index ): string {
		return (string) ( 100_000 + 100 * $seed + $index );
	}

	private function file( int $seed ): string {
		$separator = self::one( array( ',', ',', ';', "\t" ) );
		$end       = self::one( array( "\n", "\r\n", "\r" ) );
		$headings  = self::HEADINGS[ $seed % count( self::HEADINGS ) ];
		$order     = range( 0, count( $headings ) - 1 );
		$styles    = array_map( static fn (): int => mt_rand( 0, 11 ), $headings );

		if ( 0 === mt_rand( 0, 2 ) ) {
			usort( $order, static fn (): int => mt_rand( -1, 1 ) );
		}

		$lines = array();

		foreach ( self::one( array( array(), array(), array( 'Dealer master 2026' ), array( 'Dealers', '' ), array( 'Exported by Kim', 'Confidential, do not share' ) ) ) as $title ) {
			$lines[] = self::row( array_pad( array( $title ), count( $headings ), '' ), $separator, 0 );
		}

		$quotes  = mt_rand( 0, 2 );
		$lines[] = self::row( array_map( static fn ( int $column ): string => $headings[ $column ], $order ), $separator, $quotes );

		foreach ( self::DEALERS as $index => $dealer ) {
			$written = $index === $seed % count( self::DEALERS ) ? self::mistaken( $dealer, $seed ) : $dealer;
			$cells   = self::cells( self::id( $seed, $index ), $written, $styles );
			$lines[] = self::row( array_map( static fn ( int $column ): string => $cells[ $column ], $order ), $separator, $quotes );
		}

		if ( 0 === mt_rand( 0, 3 ) ) {
			array_push( $lines, str_repeat( $separator, count( $headings ) - 1 ), str_repeat( $separator, count( $headings ) - 1 ) );
		}

		$text = ( ';' === $separator && 0 === mt_rand( 0, 1 ) ? "sep=;$end" : '' ) . implode( $end, $lines ) . self::one( array( '', $end ) );

		return match ( mt_rand( 0, 4 ) ) {
			0 => $text,
			1 => "\xEF\xBB\xBF$text",
			2 => "\xFF\xFE" . (string) mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ),
			3 => (string) mb_convert_encoding( $text, 'UTF-16BE', 'UTF-8' ),
			// Old Mac line ends come with the Mac encoding or with UTF-8.
			default => "\r" === $end ? $text : (string) mb_convert_encoding( $text, 'Windows-1252', 'UTF-8' ),
		};
	}

	/**
	 * Common mistakes, one row of each file: it is corrected or reported.
	 *
	 * @param array{string, string, string, string, string, float, float, string} $dealer
	 * @return array{string, string, string, string, string, float, float, string}
	 */
	private static function mistaken( array $dealer, int $seed ): array {
		[ $name, $street, $city, $state, $zip, $lat, $lon, $phone ] = $dealer;
		$other = self::DEALERS[ ( $seed + 1 + mt_rand( 0, 9 ) ) % count( self::DEALERS ) ];

		return match ( mt_rand( 0, 4 ) ) {
			0 => array( $name, $street, $city, $state, $zip, $lon, $lat, $phone ),
			1 => array( $name, $street, $city, $state, $zip, $lat, -$lon, $phone ),
			2 => array( $name, $street, $city, $state, $other[4], $lat, $lon, $phone ),
			3 => array( $name, $street, $city, $other[3], $zip, $lat, $lon, $phone ),
			default => array( $name, $street, $city, $state, $zip, $other[5], $other[6], $phone ),
		};
	}

	/**
	 * @param array{string, string, string, string, string, float, float, string} $dealer
	 * @param list<int>                                                          $styles of each column
	 * @return list<string>
	 */
	private static function cells( string $id, array $dealer, array $styles ): array {
		[ $name, $street, $city, $state, $zip, $lat, $lon, $phone ] = $dealer;
		$is_us = ctype_digit( $zip );
		$parts = array( substr( $phone, 0, 3 ), substr( $phone, 3, 3 ), substr( $phone, 6 ) );

		return array(
			match ( $styles[0] % 4 ) {
				0 => "$id.0",
				1 => "=\"$id\"",
				default => $id,
			},
			match ( $styles[1] % 4 ) {
				0 => htmlspecialchars( $name, ENT_QUOTES ),
				1 => " $name  ",
				default => $name,
			},
			0 === $styles[2] % 5 ? 'N/A' : $street,
			$city,
			$styles[4] < 8 ? self::STATES[ $state ][ $styles[4] % 4 ] : $state,
			match ( $styles[5] ) {
				0 => $is_us ? ltrim( $zip, '0' ) : strtolower( $zip ),
				1 => "=\"$zip\"",
				2 => "'$zip",
				3 => $is_us ? "$zip-1234" : str_replace( ' ', '', $zip ),
				4 => $is_us ? (int) $zip . '.0' : str_replace( ' ', '  ', $zip ),
				5 => $is_us ? "{$zip}1234" : str_replace( ' ', '-', $zip ),
				default => $zip,
			},
			self::degrees( $lat, 'N', 'S', $styles[6] ),
			self::degrees( $lon, 'E', 'W', $styles[6] ),
			match ( $styles[8] ) {
				0 => "($parts[0]) $parts[1]-$parts[2]",
				1 => "$parts[0].$parts[1].$parts[2]",
				2 => "$phone.0",
				3 => "+1 $parts[0] $parts[1] $parts[2]",
				4 => "$parts[0]\u{2013}$parts[1]\u{2013}$parts[2]",
				5 => "Tel: $parts[0]-$parts[1]-$parts[2]",
				6 => "1-$parts[0]-$parts[1]-$parts[2]",
				default => $phone,
			},
			self::one( array( array( 'VRAI', 'FAUX' ), array( 'Y', 'N' ), array( 'TRUE', 'FALSE' ), array( 'Sí', 'No' ), array( 'x', '' ), array( '1', '0' ) ), $styles[9] )[ $styles[9] % 2 ],
			self::one( array( '1,234', '1 234', '1234', '12', '', 'NULL' ), $styles[10] ),
			'Kim; Luc, Ana',
		);
	}

	private static function degrees( float $degrees, string $plus, string $minus, int $style ): string {
		$text = (string) abs( $degrees );
		$side = $degrees < 0 ? $minus : $plus;

		return match ( $style ) {
			0 => ( $degrees < 0 ? '-' : '' ) . str_replace( '.', ',', $text ),
			1 => "$text$side",
			2 => "{$text}° $side",
			3 => sprintf( "%d°%d'%d\"%s", (int) abs( $degrees ), (int) ( 60 * fmod( abs( $degrees ), 1 ) ), 0, $side ),
			4, 5 => '',
			6 => sprintf( '%.8f', $degrees ),
			7 => ( $degrees < 0 ? "\u{2212}" : '' ) . $text,
			default => (string) $degrees,
		};
	}

	/**
	 * @param list<string> $cells
	 * @param int          $quotes 0 if needed, 1 always, 2 if needed or if there is a space
	 */
	private static function row( array $cells, string $separator, int $quotes ): string {
		$cell = static fn ( string $text ): string => 1 === $quotes || strpbrk( $text, "$separator\"\n" . ( 2 === $quotes ? ' ' : '' ) ) !== false ? '"' . str_replace( '"', '""', $text ) . '"' : $text;

		return implode( $separator, array_map( $cell, $cells ) );
	}

	/**
	 * @template T
	 * @param list<T> $from
	 * @return T
	 */
	private static function one( array $from, ?int $at = null ): mixed {
		return $from[ ( $at ?? mt_rand( 0, count( $from ) - 1 ) ) % count( $from ) ];
	}
}
