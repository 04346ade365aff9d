<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** One step of a form. */
final readonly class FormStep {
	/** @param list<string> $fields their names, in the order shown */
	public function __construct( public ?TranslatableText $title, public array $fields, public bool $consent ) {}
}
