<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** The contents of a workbook. */
final readonly class WorkbookSheets {
	private const MOST_BYTES_OF_TYPE = 100;

	/**
	 * @param list<array{string, string, bool}> $sheets  name, part and visibility of each, in order
	 * @param string                            $strings the part with the texts; empty for none
	 * @param string                            $styles  the part with the styles; empty for none
	 */
	private function __construct( public array $sheets, public string $strings, public string $styles, public bool $counts_from_1904 ) {}

	/** @throws UnreadableFile if it is not a workbook */
	public static function of( WorkbookFile $file ): self {
		$main = self::main( $file );

		if ( '' === $main ) {
			throw new UnreadableFile( esc_html( self::refusal( $file ) ) );
		}

		if ( str_ends_with( strtolower( $main ), '.bin' ) ) {
			throw new UnreadableFile( esc_html__( 'This is a binary Excel workbook (.xlsb). Save it as .xlsx or .csv.', 'hvac-blocks' ) );
		}

		$parts  = self::relations( $file, $main );
		$sheets = array();
		$is_1904 = false;
		$reader = $file->open( $main );

		if ( 'workbook' !== $reader->localName ) {
			throw new UnreadableFile( esc_html__( 'This is not a spreadsheet. Choose an .xlsx or .csv file.', 'hvac-blocks' ) );
		}

		while ( $reader->forward() ) {
			if ( $reader->is_element( 'workbookPr' ) ) {
				$is_1904 = in_array( $reader->getAttribute( 'date1904' ), array( '1', 'true', 'on' ), true );
			} elseif ( $reader->is_element( 'sheet' ) ) {
				[ $name, $id, $is_visible ] = self::sheet( $reader );
				[ $type, $part ]            = $parts[ $id ] ?? array( '', '' );

				// Excludes charts and dialogs.
				if ( 'worksheet' === $type ) {
					$sheets[] = array( $name, $part, $is_visible );
				}
			}
		}

		$by_type = array_column( $parts, 1, 0 );

		return new self( $sheets, $by_type['sharedStrings'] ?? '', $by_type['styles'] ?? '', $is_1904 );
	}

	/** Returns the part that lists the sheets; empty if there is none. */
	private static function main( WorkbookFile $file ): string {
		foreach ( $file->has( '_rels/.rels' ) ? self::relations( $file, '' ) : array() as [ $type, $part ] ) {
			if ( 'officeDocument' === $type ) {
				return $part;
			}
		}

		return $file->has( 'xl/workbook.xml' ) ? 'xl/workbook.xml' : '';
	}

	/**
	 * Returns the parts to which a part refers.
	 *
	 * @return array<string, array{string, string}> the last word of its type, and its part, by ID
	 */
	private static function relations( WorkbookFile $file, string $part ): array {
		$folder    = str_contains( $part, '/' ) ? dirname( $part ) . '/' : '';
		$reader    = $file->open( $folder . '_rels/' . basename( $part ) . '.rels' );
		$relations = array();

		while ( $reader->forward() ) {
			if ( $reader->is_element( 'Relationship' ) && 'External' !== $reader->getAttribute( 'TargetMode' ) ) {
				$type   = (string) $reader->getAttribute( 'Type' );
				$target = (string) $reader->getAttribute( 'Target' );

				$relations[ (string) $reader->getAttribute( 'Id' ) ] = array( substr( (string) strrchr( $type, '/' ), 1 ), self::path( str_starts_with( $target, '/' ) ? $target : $folder . $target ) );
			}
		}

		return $relations;
	}

	/** Resolves dots and redundant slashes. */
	private static function path( string $path ): string {
		$folders = array();

		foreach ( explode( '/', rawurldecode( $path ) ) as $folder ) {
			if ( '..' === $folder ) {
				array_pop( $folders );
			} elseif ( '' !== $folder && '.' !== $folder ) {
				$folders[] = $folder;
			}
		}

		return implode( '/', $folders );
	}

	/** @return array{string, string, bool} name, ID of its relation, whether it is visible */
	private static function sheet( PartReader $reader ): array {
		$values = array();

		// The ID's namespace has two names.
		while ( $reader->moveToNextAttribute() ) {
			$values[ $reader->localName ] = $reader->value;
		}

		$reader->moveToElement();

		return array( RichText::unescaped( $values['name'] ?? '' ), $values['id'] ?? '', ! in_array( $values['state'] ?? '', array( 'hidden', 'veryHidden' ), true ) );
	}

	/** Why a ZIP file is refused. */
	private static function refusal( WorkbookFile $file ): string {
		return match ( true ) {
			str_contains( $file->text( 'mimetype', self::MOST_BYTES_OF_TYPE ), 'opendocument.spreadsheet' ) => __( 'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx or .csv.', 'hvac-blocks' ),
			$file->has( 'Index/Document.iwa' ), $file->has( 'Index.zip' ) => __( 'This is a Numbers spreadsheet. Export it to Excel or CSV.', 'hvac-blocks' ),
			default => __( 'This is a ZIP file and not a workbook. Extract it, then choose the .xlsx or .csv file in it.', 'hvac-blocks' ),
		};
	}
}
