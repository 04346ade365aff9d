<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\UnreadableFile;
use ZipArchive;

defined( 'ABSPATH' ) || exit;

/** The parts of a workbook: XML files in a ZIP file. */
final class WorkbookFile {
	/** The largest unpacked size of a part: five times the sheet of 100,000 dealers with all columns. */
	public const LARGEST = 536_870_912;

	private const PIECE = 524_288;

	private ZipArchive $zip;

	/** A copy, since PHP reads ZIP files only from disk. */
	private TemporaryFile $copy;

	/** Whether PHP already suppressed XML errors. */
	private bool $is_quiet;

	/**
	 * @param resource $stream seekable
	 * @throws UnreadableFile
	 */
	public function __construct( mixed $stream ) {
		foreach ( array( 'zip', 'xmlreader' ) as $extension ) {
			if ( ! extension_loaded( $extension ) ) {
				/* translators: %s: name of a part of PHP. */
				throw new UnreadableFile( esc_html( sprintf( __( 'This server cannot read Excel workbooks because the PHP extension “%s” is missing. Save the file as .csv.', 'hvac-blocks' ), $extension ) ) );
			}
		}

		$this->copy     = new TemporaryFile();
		$this->zip      = new ZipArchive();
		$this->is_quiet = function_exists( 'libxml_use_internal_errors' ) && libxml_use_internal_errors( true );

		rewind( $stream );

		while ( ! feof( $stream ) ) {
			$this->copy->write( (string) stream_get_contents( $stream, self::PIECE ) );
		}

		fflush( $this->copy->stream );

		if ( true !== $this->zip->open( $this->copy->path, ZipArchive::RDONLY ) ) {
			throw self::damaged();
		}
	}

	public function __destruct() {
		if ( function_exists( 'libxml_clear_errors' ) ) {
			libxml_clear_errors();
			libxml_use_internal_errors( $this->is_quiet );
		}
	}

	public function has( string $name ): bool {
		return false !== $this->index( $name );
	}

	/** Returns a small part as a whole; empty if there is none. */
	public function text( string $name, int $most ): string {
		return (string) $this->zip->getFromName( $name, $most, ZipArchive::FL_NOCASE );
	}

	/**
	 * @return PartReader at the root element
	 * @throws UnreadableFile
	 */
	public function open( string $name ): PartReader {
		$index = $this->index( $name );
		$stat  = false === $index ? false : $this->zip->statIndex( $index );

		if ( false === $index || false === $stat ) {
			throw self::damaged();
		}

		if ( ZipArchive::EM_NONE !== $stat['encryption_method'] ) {
			throw new UnreadableFile( esc_html__( 'This workbook is protected by a password. Save it without the password.', 'hvac-blocks' ) );
		}

		if ( $stat['size'] > self::LARGEST ) {
			/* translators: %s: a size such as 512 MB. */
			throw new UnreadableFile( esc_html( sprintf( __( 'This workbook unpacks to more than %s, which is too much. Save the sheet as .csv.', 'hvac-blocks' ), (string) size_format( self::LARGEST ) ) ) );
		}

		$stream = $this->zip->getStreamIndex( $index );

		return false === $stream ? throw self::damaged() : PartStream::reader( $stream, $stat['size'] );
	}

	public static function damaged(): UnreadableFile {
		return new UnreadableFile( esc_html__( 'This workbook is damaged. Open it in Excel and save it again as .xlsx or .csv.', 'hvac-blocks' ) );
	}

	private function index( string $name ): int|false {
		return $this->zip->locateName( $name, ZipArchive::FL_NOCASE );
	}
}
