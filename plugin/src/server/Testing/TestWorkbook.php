<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use ZipArchive;

defined( 'ABSPATH' ) || exit;

/** Workbooks as other programs write them. */
final class TestWorkbook {
	public const MAIN     = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
	public const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	public const PACKAGE  = 'http://schemas.openxmlformats.org/package/2006/relationships';

	/**
	 * @param array<string, string> $sheets the XML of their rows, by name
	 * @param string                $texts  the XML of shared texts; empty for none
	 * @param string                $styles the XML of the styles; empty for none
	 * @param array<string, string> $states `hidden`, by sheet name
	 * @param array<string, string> $parts  replace those made here
	 */
	public static function of( array $sheets, string $texts = '', string $styles = '', array $states = array(), string $settings = '', array $parts = array() ): string {
		$list      = '';
		$relations = self::relation( 'rIdT', 'sharedStrings', 'sharedStrings.xml' ) . self::relation( 'rIdS', 'styles', 'styles.xml' );
		$all       = array(
			'[Content_Types].xml' => '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
			'_rels/.rels'         => self::relations( self::relation( 'rId1', 'officeDocument', 'xl/workbook.xml' ) ),
		);

		foreach ( array_keys( $sheets ) as $index => $name ) {
			$state      = isset( $states[ $name ] ) ? "state=\"$states[$name]\" " : '';
			$list      .= "<sheet name=\"$name\" sheetId=\"" . ( $index + 1 ) . "\" {$state}r:id=\"rId$index\"/>";
			$relations .= self::relation( "rId$index", 'worksheet', "worksheets/sheet$index.xml" );

			$all[ "xl/worksheets/sheet$index.xml" ] = '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="' . self::MAIN . "\"><sheetData>$sheets[$name]</sheetData></worksheet>";
		}

		$all['xl/workbook.xml']            = '<workbook xmlns="' . self::MAIN . '" xmlns:r="' . self::RELATION . "\">$settings<sheets>$list</sheets></workbook>";
		$all['xl/_rels/workbook.xml.rels'] = self::relations( $relations );

		if ( '' !== $texts ) {
			$all['xl/sharedStrings.xml'] = '<sst xmlns="' . self::MAIN . "\">$texts</sst>";
		}
		if ( '' !== $styles ) {
			$all['xl/styles.xml'] = '<styleSheet xmlns="' . self::MAIN . "\">$styles</styleSheet>";
		}

		return self::zip( array( ...$all, ...$parts ) );
	}

	/** @param list<list<string>> $rows text only */
	public static function table( array $rows, string $name = 'Dealers' ): string {
		return self::of( array( $name => implode( '', array_map( self::row( ... ), $rows ) ) ) );
	}

	/** @param list<string> $cells text only, in the next row */
	public static function row( array $cells ): string {
		return '<row>' . implode( '', array_map( static fn ( string $cell ): string => '<c t="inlineStr"><is><t>' . esc_xml( $cell ) . '</t></is></c>', $cells ) ) . '</row>';
	}

	/** @param array<string, string> $parts */
	public static function zip( array $parts ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'hvac-zip-' );
		$zip  = new ZipArchive();
		$zip->open( $path, ZipArchive::OVERWRITE );

		foreach ( $parts as $name => $content ) {
			$zip->addFromString( $name, $content );
		}

		$zip->close();
		$content = (string) file_get_contents( $path );
		unlink( $path );

		return $content;
	}

	public static function relation( string $id, string $type, string $target ): string {
		return "<Relationship Id=\"$id\" Type=\"" . self::RELATION . "/$type\" Target=\"$target\"/>";
	}

	public static function relations( string $relations ): string {
		return '<Relationships xmlns="' . self::PACKAGE . "\">$relations</Relationships>";
	}
}
