<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Comma, semicolon or tab separated text with a heading line, in UTF-8 or Windows-1252.
 *
 * The heading's order does not matter, nor do capitals, spaces and hyphens; several usual names are known for each column, others are passed over.
 */
final readonly class CsvSource implements Source {
	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/** Where each column belongs, by the names it may have. */
	private const COLUMNS = array(
		'data.companyID'              => array( 'companyid', 'id', 'dealerid', 'company' ),
		'data.name'                   => array( 'name', 'dealername', 'companyname', 'dealer' ),
		'data.addressLine1'           => array( 'addressline1', 'address', 'address1', 'street' ),
		'data.city'                   => array( 'city', 'town' ),
		'data.state'                  => array( 'state', 'province', 'region', 'stateprovince' ),
		'data.zip'                    => array( 'zip', 'zipcode', 'postalcode', 'postcode', 'postal', 'zippostal' ),
		'data.phone1'                 => array( 'phone1', 'phone', 'telephone', 'phonenumber' ),
		'data.showAddress'            => array( 'showaddress' ),
		'data.emergencyService'       => array( 'emergencyservice', 'emergency' ),
		'data.nateCertified'          => array( 'natecertified', 'nate' ),
		'data.charterMemberDate'      => array( 'chartermemberdate', 'chartermember', 'charter' ),
		'data.nexiaDealerDiagnostics' => array( 'nexiadealerdiagnostics', 'diagnostics' ),
		'data.showFinancing'          => array( 'showfinancing', 'financing' ),
		'data.leasingOption'          => array( 'leasingoption', 'leasing' ),
		'data.isTcs'                  => array( 'istcs', 'tcs', 'comfortspecialist' ),
		'location.lat'                => array( 'lat', 'latitude' ),
		'location.lon'                => array( 'lon', 'lng', 'long', 'longitude' ),
		'metaData.average_rating'     => array( 'averagerating', 'rating' ),
		'metaData.total_review_count' => array( 'totalreviewcount', 'reviewcount', 'reviews' ),
		'whodis.routingGroupID'       => array( 'routinggroupid', 'routinggroup' ),
		'whodis.assignedNumbers'      => array( 'assignednumbers', 'trackednumbers' ),
		'zipcodeCoverage'             => array( 'zipcodecoverage', 'coverage', 'coveragezips', 'servicezips' ),
	);

	/** @param resource $stream seekable */
	public function __construct( private mixed $stream ) {}

	public function rows( int $offset = 0, int $line = 1 ): iterable {
		rewind( $this->stream );
		$start = (string) fread( $this->stream, 3 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streamed: a file may hold 100,000 dealers.

		if ( str_starts_with( $start, "\xFF\xFE" ) || str_starts_with( $start, "\xFE\xFF" ) ) {
			throw new UnreadableFile( esc_html__( 'The file is in UTF-16. Save it as “CSV UTF-8”.', 'hvac-blocks' ) );
		}

		fseek( $this->stream, self::BYTE_ORDER_MARK === $start ? 3 : 0 );
		$separator = $this->separator();
		$heading   = $this->next( $separator );
		$paths     = self::paths( $heading ?? array() );

		if ( ! in_array( 'data.companyID', $paths, true ) || ! in_array( 'data.name', $paths, true ) ) {
			throw new UnreadableFile( esc_html__( 'The first line has no columns “companyID” and “name”.', 'hvac-blocks' ) );
		}

		if ( $offset > 0 ) {
			fseek( $this->stream, $offset );
		} else {
			$line += self::lines( $heading ?? array() );
		}

		// phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
		while ( null !== ( $cells = $this->next( $separator ) ) ) {
			$begin = $line;
			$line += self::lines( $cells );

			// A blank line is one null cell; a line of separators only is what spreadsheets leave below a table.
			if ( '' === trim( implode( '', $cells ) ) ) {
				continue;
			}

			yield count( $cells ) > count( $paths )
				? new SourceRow( $begin, (int) ftell( $this->stream ), $line, null, __( 'has more cells than the first line', 'hvac-blocks' ) )
				: new SourceRow( $begin, (int) ftell( $this->stream ), $line, self::values( $paths, $cells ) );
		}
	}

	/** @return list<string|null>|null null at the end */
	private function next( string $separator ): ?array {
		// No escape character: RFC 4180 knows none, and a path such as C:\ would swallow the rest of the file.
		$cells = fgetcsv( $this->stream, null, $separator, '"', '' );

		return false === $cells ? null : $cells;
	}

	/** The separator that the heading has most of. */
	private function separator(): string {
		$begin   = (int) ftell( $this->stream );
		$heading = (string) fgets( $this->stream );
		$counts  = array_map( static fn ( string $separator ): int => substr_count( $heading, $separator ), array( ',' => ',', ';' => ';', "\t" => "\t" ) );
		arsort( $counts );
		fseek( $this->stream, $begin );

		return (string) array_key_first( $counts );
	}

	/** @param list<string|null> $cells */
	private static function lines( array $cells ): int {
		return 1 + substr_count( implode( '', $cells ), "\n" );
	}

	/**
	 * @param list<string|null> $heading
	 * @return list<string|null> the path of each column, null for one that is none of ours
	 */
	private static function paths( array $heading ): array {
		$paths = array();

		foreach ( $heading as $title ) {
			$name    = strtolower( preg_replace( '/[^A-Za-z0-9]/', '', (string) $title ) ?? '' );
			$path    = array_key_first( array_filter( self::COLUMNS, static fn ( array $names ): bool => in_array( $name, $names, true ) ) );
			$paths[] = in_array( $path, $paths, true ) ? null : $path;
		}

		return $paths;
	}

	/**
	 * @param list<string|null> $paths
	 * @param list<string|null> $cells
	 * @return array<string, mixed>
	 */
	private static function values( array $paths, array $cells ): array {
		$values = array();

		foreach ( $cells as $index => $cell ) {
			$path = $paths[ $index ] ?? null;

			if ( null === $path ) {
				continue;
			}

			[ $group, $key ] = explode( '.', $path ) + array( '', '' );

			if ( '' === $key ) {
				$values[ $group ] = self::utf8( (string) $cell );
			} else {
				$values[ $group ]         = is_array( $values[ $group ] ?? null ) ? $values[ $group ] : array();
				$values[ $group ][ $key ] = self::utf8( (string) $cell );
			}
		}

		return $values;
	}

	/** Text that is not UTF-8 is what Excel saves by default in the Americas. */
	private static function utf8( string $text ): string {
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}
}
