<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

defined( 'ABSPATH' ) || exit;

/**
 * A PDF of headings, paragraphs, lists and tables of two columns, tagged so that screen readers read it as such (PDF 1.7, section 14.8).
 *
 * It has the standard fonts of every reader, whose characters are those of Windows-1252: enough for English, Spanish and French. Any other character is left out.
 */
final class PdfDocument {
	/** A page of US Letter and its margin, in points. */
	private const WIDTH  = 612;
	private const HEIGHT = 792;
	private const MARGIN = 54;

	/** Where a table's second column begins. */
	private const COLUMN = 270;

	private const LEADING = 1.35;

	/** The characters of Windows-1252 from 0x80 to 0x9F. */
	private const SPECIAL = array( '€' => "\x80", '‚' => "\x82", '„' => "\x84", '…' => "\x85", '‰' => "\x89", '‹' => "\x8B", 'Œ' => "\x8C", '‘' => "\x91", '’' => "\x92", '“' => "\x93", '”' => "\x94", '•' => "\x95", '–' => "\x96", '—' => "\x97", '™' => "\x99", '›' => "\x9B", 'œ' => "\x9C", '−' => '-', "\u{202F}" => "\xA0", "\u{2009}" => ' ' ); // phpcs:ignore WordPress.Arrays -- a table.

	/** @var array<int, string> the drawing instructions of each page */
	private array $pages = array( '' );

	/** @var array<int, list<int>> the elements that each page's marked contents belong to */
	private array $marked = array( array() );

	/** @var list<array{type: string, parent: int, kids: list<string>, attributes: string}> the structure: the first is the document */
	private array $elements = array( array( 'type' => 'Document', 'parent' => -1, 'kids' => array(), 'attributes' => '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one row.

	private float $y = self::HEIGHT - self::MARGIN;

	/** @param string $language of its texts, as a tag: `fr-CA` */
	public function __construct( private readonly string $title, private readonly string $language ) {}

	public function heading( int $level, string $text ): void {
		$size     = 1 === $level ? 22 : 14;
		$this->y -= 1 === $level ? 0 : 14;
		$this->keep( 3 * $size );
		$this->text( $this->element( "H$level" ), $text, $size, true );
		$this->y -= 4;
	}

	public function paragraph( string $text, int $size = 11 ): void {
		$this->text( $this->element( 'P' ), $text, $size );
		$this->y -= 4;
	}

	/** @param list<string> $items */
	public function list( array $items ): void {
		$list = $this->element( 'L' );

		foreach ( $items as $item ) {
			$entry = $this->element( 'LI', $list );
			$at    = $this->y;
			$this->keep( 20 );
			$this->text( $this->element( 'Lbl', $entry ), '•', 11, false, self::MARGIN + 4 );
			$this->y = min( $at, $this->y + 11 * self::LEADING );
			$this->text( $this->element( 'LBody', $entry ), $item, 11, false, self::MARGIN + 16 );
		}
	}

	/** @param list<array{string, string}> $rows each with the text of its heading and of its cell */
	public function table( array $rows ): void {
		$table = $this->element( 'Table' );

		foreach ( $rows as [ $heading, $value ] ) {
			// A row is on one page, so that its second column can begin as high as its first.
			$first  = self::lines( $heading, self::COLUMN - 12 - self::MARGIN, 11 );
			$second = self::lines( $value, self::WIDTH - self::MARGIN - self::COLUMN, 11 );
			$this->keep( 11 * self::LEADING * max( count( $first ), count( $second ) ) + 12 );

			$row = $this->element( 'TR', $table );
			$top = $this->y;
			$this->print_lines( $this->element( 'TH', $row, '/A<</O/Table/Scope/Row>>' ), $first, 11, true );
			$left    = $this->y;
			$this->y = $top;
			$this->print_lines( $this->element( 'TD', $row ), $second, 11, false, self::COLUMN );
			$this->y = min( $left, $this->y ) - 6;
			$this->draw( sprintf( "/Artifact BMC 0.8 G 0.5 w %d %.1F m %d %.1F l S EMC\n", self::MARGIN, $this->y, self::WIDTH - self::MARGIN, $this->y ) );
			$this->y -= 2;
		}

		$this->y -= 8;
	}

	public function bytes(): string {
		$page_count = count( $this->pages );
		// Objects: catalog, page tree, fonts, information, structure tree; then a page and its content each; then the elements.
		$page    = static fn ( int $number ): int => 7 + 2 * $number;
		$element = static fn ( int $number ): int => 7 + 2 * $page_count + $number;
		$objects = array(
			'<</Type/Catalog/Pages 2 0 R/StructTreeRoot 6 0 R/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true>>/Lang' . self::string( $this->language ) . '>>',
			"<</Type/Pages/Count $page_count/Kids[" . self::references( array_map( $page, array_keys( $this->pages ) ) ) . ']>>',
			'<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
			'<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
			'<</Title' . self::string( $this->title ) . '>>',
			'<</Type/StructTreeRoot/K ' . $element( 0 ) . ' 0 R/ParentTree<</Nums[' . implode( '', array_map( static fn ( int $number, array $marked ): string => "$number [" . self::references( array_map( $element, $marked ) ) . ']', array_keys( $this->marked ), $this->marked ) ) . ']>>>>',
		);

		foreach ( $this->pages as $number => $content ) {
			$objects[] = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 ' . self::WIDTH . ' ' . self::HEIGHT . "]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Tabs/S/StructParents $number/Contents " . ( $page( $number ) + 1 ) . ' 0 R>>';
			$objects[] = '<</Length ' . strlen( $content ) . ">>stream\n{$content}endstream";
		}

		foreach ( $this->elements as $one ) {
			$kids      = array_map( static fn ( string $kid ): string => str_starts_with( $kid, 'e' ) ? $element( (int) substr( $kid, 1 ) ) . ' 0 R' : '<</Type/MCR/Pg ' . $page( (int) strtok( $kid, ' ' ) ) . ' 0 R/MCID ' . (int) strtok( ' ' ) . '>>', $one['kids'] );
			$objects[] = "<</Type/StructElem/S/$one[type]/P " . ( $one['parent'] < 0 ? 6 : $element( $one['parent'] ) ) . " 0 R$one[attributes]/K[" . implode( ' ', $kids ) . ']>>';
		}

		return self::file( $objects );
	}

	/** @param array<int, int> $objects */
	private static function references( array $objects ): string {
		return implode( ' ', array_map( static fn ( int $object ): string => "$object 0 R", $objects ) );
	}

	/** @param list<string> $objects */
	private static function file( array $objects ): string {
		$file    = "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
		$offsets = '';

		foreach ( $objects as $number => $object ) {
			$offsets .= sprintf( "%010d 00000 n \n", strlen( $file ) );
			$file    .= ( $number + 1 ) . " 0 obj\n$object\nendobj\n";
		}

		$count = count( $objects ) + 1;

		return $file . "xref\n0 $count\n0000000000 65535 f \n{$offsets}trailer\n<</Size $count/Root 1 0 R/Info 5 0 R>>\nstartxref\n" . strlen( $file ) . "\n%%EOF\n";
	}

	/** Adds an element to the structure. Returns its number. */
	private function element( string $type, int $parent = 0, string $attributes = '' ): int {
		$number                              = count( $this->elements );
		$this->elements[]                    = compact( 'type', 'parent', 'attributes' ) + array( 'kids' => array() );
		$this->elements[ $parent ]['kids'][] = "e$number";

		return $number;
	}

	/** Begins a page unless this height is left on the current one. */
	private function keep( float $height ): void {
		if ( $this->y - $height < self::MARGIN ) {
			$this->pages[]  = '';
			$this->marked[] = array();
			$this->y        = self::HEIGHT - self::MARGIN;
		}
	}

	private function text( int $element, string $text, int $size, bool $is_bold = false, int $left = self::MARGIN ): void {
		$this->print_lines( $element, self::lines( $text, self::WIDTH - self::MARGIN - $left, $size ), $size, $is_bold, $left );
	}

	/** @param list<string> $lines in Windows-1252 */
	private function print_lines( int $element, array $lines, int $size, bool $is_bold, int $left = self::MARGIN ): void {
		foreach ( $lines as $line ) {
			$this->keep( $size * self::LEADING );
			$this->y -= $size * self::LEADING;
			$page     = count( $this->pages ) - 1;
			$mark     = count( $this->marked[ $page ] );
			$type     = $this->elements[ $element ]['type'];

			$this->marked[ $page ][]               = $element;
			$this->elements[ $element ]['kids'][] = "$page $mark";
			$this->draw( sprintf( "/%s<</MCID %d>>BDC BT /F%d %d Tf %d %.1F Td %s Tj ET EMC\n", $type, $mark, $is_bold ? 2 : 1, $size, $left, $this->y, self::quoted( $line ) ) );
		}
	}

	private function draw( string $instructions ): void {
		$this->pages[ count( $this->pages ) - 1 ] .= $instructions;
	}

	/** @return list<string> a text in lines of a width, in Windows-1252 */
	private static function lines( string $text, float $width, int $size ): array {
		$lines = array();
		$line  = '';

		foreach ( explode( ' ', trim( (string) preg_replace( '/[ \t\r\n]+/', ' ', self::encoded( $text ) ) ) ) as $word ) {
			$longer = '' === $line ? $word : "$line $word";

			if ( '' !== $line && self::width( $longer ) * $size > $width ) {
				$lines[] = "$line ";
				$longer  = $word;
			}

			$line = $longer;
		}

		return array( ...$lines, $line );
	}

	/** Returns at least the width of a text in bold Helvetica of one point. */
	private static function width( string $text ): float {
		$narrow = strlen( (string) preg_replace( '/[^\xA0 fijlrtI.,:;!|()\[\]\/\'-]/', '', $text ) );
		$wide   = strlen( (string) preg_replace( '/[^mwA-HJ-Z@%&\xC0-\xDF\x97\x99]/', '', $text ) );

		return 0.34 * $narrow + 0.8 * $wide + 0.59 * ( strlen( $text ) - $narrow - $wide );
	}

	/** Returns a text in Windows-1252. */
	private static function encoded( string $text ): string {
		$known = preg_replace( '/[\xC4-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}|[\x00-\x08\x0B-\x1F\x7F]/', '', strtr( $text, self::SPECIAL ) );

		return (string) preg_replace_callback( '/[\xC2\xC3][\x80-\xBF]/', static fn ( array $two ): string => "\xC2" === $two[0][0] ? $two[0][1] : chr( ord( $two[0][1] ) + 0x40 ), (string) $known );
	}

	/** A text for readers instead of a page: in UTF-16, which its first two bytes say. */
	private static function string( string $text ): string {
		$escaped = substr( (string) wp_json_encode( str_replace( array( '"', '\\' ), '', $text ), JSON_UNESCAPED_SLASHES ), 1, -1 );

		return self::quoted( "\xFE\xFF" . preg_replace_callback( '/\\\\u([0-9a-f]{4})|./s', static fn ( array $one ): string => isset( $one[1] ) ? (string) hex2bin( $one[1] ) : "\0$one[0]", $escaped ) );
	}

	private static function quoted( string $text ): string {
		return '(' . strtr( $text, array( '\\' => '\\\\', '(' => '\\(', ')' => '\\)', "\r" => ' ', "\n" => ' ' ) ) . ')'; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- a table.
	}
}
