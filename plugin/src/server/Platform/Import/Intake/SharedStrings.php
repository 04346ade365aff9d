<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

defined( 'ABSPATH' ) || exit;

/** The texts to which a workbook's cells refer by number: on disk, since they may be most of the workbook. */
final class SharedStrings {
	/** The number of texts read at once, and the bytes of them kept in memory. */
	private const BLOCK = 64;
	private const KEPT  = 524_288;

	/** The bytes of a position in `$positions`. */
	private const POSITION = 8;

	/** XML never contains this character. */
	private const BETWEEN = "\0";

	private ?TemporaryFile $file = null;

	/** The ends of the blocks: a workbook may have millions of texts. */
	private ?TemporaryFile $positions = null;

	/** @var array<int, list<string>> the blocks in memory, the first read first */
	private array $blocks = array();

	/** @var array<int, int> their sizes */
	private array $sizes = array();

	private int $kept = 0;

	/** @param string $part empty for a workbook without them */
	public function __construct( private readonly WorkbookFile $workbook, private readonly string $part ) {}

	public function get( int $number ): string {
		$block = intdiv( $number, self::BLOCK );

		return ( $this->blocks[ $block ] ?? $this->block( $block ) )[ $number % self::BLOCK ] ?? '';
	}

	/** @return list<string> */
	private function block( int $block ): array {
		$this->file ??= $this->unpack();

		$start = $block <= 0 ? 0 : $this->end( $block - 1 );
		$end   = $block < 0 ? null : $this->end( $block );

		if ( null === $start || null === $end ) {
			return array();
		}

		foreach ( array_keys( $this->blocks ) as $oldest ) {
			if ( $this->kept + $end - $start <= self::KEPT ) {
				break;
			}

			$this->kept -= $this->sizes[ $oldest ];
			unset( $this->blocks[ $oldest ], $this->sizes[ $oldest ] );
		}

		fseek( $this->file->stream, $start );
		$this->kept            += $end - $start;
		$this->sizes[ $block ]  = $end - $start;
		$this->blocks[ $block ] = explode( self::BETWEEN, (string) stream_get_contents( $this->file->stream, $end - $start ) );

		return $this->blocks[ $block ];
	}

	/** Returns the end of a block; null if there is no such block. */
	private function end( int $block ): ?int {
		if ( null === $this->positions || 0 !== fseek( $this->positions->stream, $block * self::POSITION ) ) {
			return null;
		}

		$end = unpack( 'J', (string) stream_get_contents( $this->positions->stream, self::POSITION ) . str_repeat( "\xFF", self::POSITION ) )[1] ?? -1;

		return is_int( $end ) && $end >= 0 ? $end : null;
	}

	private function unpack(): TemporaryFile {
		$file            = new TemporaryFile();
		$this->positions = new TemporaryFile();

		if ( '' === $this->part || ! $this->workbook->has( $this->part ) ) {
			return $file;
		}

		$reader = $this->workbook->open( $this->part );
		$texts  = array();

		while ( $reader->forward() ) {
			if ( $reader->is_element( 'si' ) ) {
				$texts[] = RichText::read( $reader );

				if ( count( $texts ) === self::BLOCK ) {
					$this->keep( $file, $texts );
					$texts = array();
				}
			}
		}

		$this->keep( $file, $texts );

		return $file;
	}

	/** @param list<string> $texts */
	private function keep( TemporaryFile $file, array $texts ): void {
		$file->write( implode( self::BETWEEN, $texts ) );
		$this->positions?->write( pack( 'J', (int) ftell( $file->stream ) ) );
	}
}
