import { Module } from '@nestjs/common';
import { ReportPlaces } from './reports/report-places.service';
import { ReportPlacesStore } from './reports/report-places.store';
import { ReportsController } from './reports/reports.controller';
import { ReportsService } from './reports/reports.service';
import { ReportsStore } from './reports/reports.store';

@Module({
  controllers: [ReportsController],
  providers: [ReportsStore, ReportPlacesStore, ReportPlaces, ReportsService],
})
export class AdminSecurityModule {}
