<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use XMLReader;

defined( 'ABSPATH' ) || exit;

/** The number formats of a workbook, by cell style. */
final readonly class CellFormats {
	/** The formats that a workbook uses without defining them, if they are more than digits. */
	private const BUILT_IN = array(
		9  => '0%',
		10 => '0.00%',
		14 => 'm/d/yyyy',
		15 => 'd-mmm-yy',
		16 => 'd-mmm',
		17 => 'mmm-yy',
		18 => 'h:mm AM/PM',
		19 => 'h:mm:ss AM/PM',
		20 => 'h:mm',
		21 => 'h:mm:ss',
		22 => 'm/d/yyyy h:mm',
		45 => 'mm:ss',
		46 => '[h]:mm:ss',
		47 => 'mm:ss.0',
	);

	/** Formats of East Asian languages: all are dates except these. */
	private const EAST_ASIAN = array( 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58 );

	/** @param list<CellFormat> $formats by style */
	private function __construct( private array $formats, private bool $counts_from_1904 ) {}

	/** @param string $part empty for a workbook without styles */
	public static function of( WorkbookFile $workbook, string $part, bool $counts_from_1904 ): self {
		$codes  = self::BUILT_IN + array_fill_keys( self::EAST_ASIAN, 'yyyy/m/d' );
		$styles = array();
		$reader = '' === $part || ! $workbook->has( $part ) ? null : $workbook->open( $part );
		$is_in  = false;

		while ( true === $reader?->forward() ) {
			$is_begin = XMLReader::ELEMENT === $reader->nodeType;

			if ( $is_begin && 'numFmt' === $reader->localName ) {
				$codes[ (int) $reader->getAttribute( 'numFmtId' ) ] = (string) $reader->getAttribute( 'formatCode' );
			} elseif ( 'cellXfs' === $reader->localName ) {
				$is_in = $is_begin;
			} elseif ( $is_in && $is_begin && 'xf' === $reader->localName ) {
				$styles[] = (int) $reader->getAttribute( 'numFmtId' );
			}
		}

		$formats = array_map( CellFormat::of( ... ), $codes );

		return new self( array_map( static fn ( int $id ): CellFormat => $formats[ $id ] ?? new CellFormat(), $styles ), $counts_from_1904 );
	}

	/** Returns a number as people see it, in plain digits and with days as 2015-03-31. */
	public function text( string $raw, int $style ): string {
		$format = $this->formats[ $style ] ?? null;

		return null === $format || $format->is_plain() ? CellFormat::digits( $raw ) : $format->text( $raw, $this->counts_from_1904 );
	}
}
