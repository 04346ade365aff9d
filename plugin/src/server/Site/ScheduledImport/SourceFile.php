<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Platform\Import\Intake\TemporaryFile;

defined( 'ABSPATH' ) || exit;

/** The file that a source has. */
final readonly class SourceFile {
	/**
	 * @param array<string, string> $version
	 * @param TemporaryFile|null    $copy    kept for as long as the path is read
	 */
	public function __construct( public string $name, public string $path, public array $version, public ?TemporaryFile $copy = null ) {}
}
