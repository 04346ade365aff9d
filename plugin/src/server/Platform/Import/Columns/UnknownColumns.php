<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** No line at the top of a file names the required columns: the user must choose them. */
final class UnknownColumns extends UnreadableFile {
	/** @param list<FileColumn> $columns of the line that looks most like headings */
	public function __construct( string $message, public readonly array $columns ) {
		parent::__construct( $message );
	}
}
